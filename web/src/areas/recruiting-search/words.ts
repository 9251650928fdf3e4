import { type SpokenLanguage, spokenLanguages } from '@vitrine/contract/profile-lists.ts';
import type { CandidateFacet } from '@vitrine/contract/recruiting-search/filters.ts';
import { countryName, useListLabels } from '../../parts/job-ad/words.ts';
import { locale } from '../../platform/i18n.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** A spoken language in the language of the interface. */
function languageName(name: string) {
  const code = spokenLanguages[name as SpokenLanguage] as string | undefined;
  return (code && new Intl.DisplayNames(locale(), { type: 'language' }).of(code)) || name;
}

/** Names a value of a facet in the language of the interface. */
export function useFacetLabels() {
  const t = useTexts('recruiting-search');
  const label = useListLabels();
  return (facet: CandidateFacet, value: string) => {
    if (facet === 'careerstage') return t(`stages.${value}` as 'stages.Student', { defaultValue: value });
    if (facet === 'highesteducation') return label('graduationType', value);
    if (facet === 'employmenttype') return label('employmentType', value);
    if (facet === 'languages') return languageName(value);
    return facet === 'nationality' && /^[a-z]{2}$/i.test(value) ? countryName(value.toUpperCase()) : value;
  };
}

/** First name and initial: all that is shown of a name. */
export const shortName = ({ firstName, initial }: { firstName: string; initial: string }) =>
  initial ? `${firstName} ${initial}.` : firstName;
