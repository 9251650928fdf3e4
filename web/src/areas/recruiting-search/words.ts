import { type SpokenLanguage, spokenLanguages, workPermits } from '@vitrine/contract/profile-lists.ts';
import type { CandidateFacet } from '@vitrine/contract/recruiting-search/filters.ts';
import { careerStageKeyOf } from '@vitrine/contract/reference-lists.ts';
import { useTranslation } from 'react-i18next';
import { countryName, useListLabels } from '../../parts/job-ad/words.ts';
import { locale } from '../../platform/i18n.ts';

/** A spoken language in the language of the interface. */
function languageName(name: string) {
  const code = spokenLanguages[name as SpokenLanguage] as string | undefined;
  return (code && new Intl.DisplayNames(locale(), { type: 'language' }).of(code)) || name;
}

/** Names a value of a facet in the language of the interface. */
export function useFacetLabels() {
  const { t } = useTranslation();
  const label = useListLabels();
  return (facet: CandidateFacet, value: string) => {
    const stage = facet === 'careerstage' ? careerStageKeyOf(value) : undefined;
    if (stage) return t(`lists.stage.${stage}`);
    const permit = facet === 'workpermit' ? workPermits.find((one) => one === value) : undefined;
    if (permit) return t(`lists.workPermit.${permit}`);
    if (facet === 'highesteducation') return label('graduationType', value);
    if (facet === 'employmenttype') return label('employmentType', value);
    if (facet === 'languages') return languageName(value);
    return facet === 'nationality' && /^[a-z]{2}$/i.test(value) ? countryName(value.toUpperCase()) : value;
  };
}

/** First name and initial: all that is shown of a name. */
export const shortName = ({ firstName, initial }: { firstName: string; initial: string }) =>
  initial ? `${firstName} ${initial}.` : firstName;
