import { countryCodes } from '@vitrine/contract/profile-lists.ts';
import { countryName } from '../job-ad/words.ts';

/** All countries by their names in the language of the interface. */
export const countries = () =>
  countryCodes.map((value) => ({ value, label: countryName(value) })).sort((one, other) => one.label.localeCompare(other.label));
