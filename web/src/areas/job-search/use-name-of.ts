import { useListLabels } from '../../parts/job-ad/words.ts';
import { maxName } from '../../parts/NameDialog.tsx';
import { useTexts } from '../../platform/use-texts.ts';
import type { JobsSearch } from './use-job-search.ts';

/** A name for the search that says what it looks for. */
export function useNameOf(search: JobsSearch) {
  const t = useTexts('job-search');
  const label = useListLabels();
  const { textSearch, jobTitle, position, companyName, jobLocation, radius, employmentType = [], field = [], careerStage = [] } = search;
  const facets = [
    ...employmentType.map((one) => label('employmentType', one)),
    ...field.map((one) => label('field', one)),
    ...careerStage.map((one) => label('careerStage', one)),
  ];
  const place = jobLocation && radius ? `${jobLocation} (${radius} km)` : jobLocation;
  return [textSearch, jobTitle, position, companyName, place, ...facets].filter(Boolean).join(', ').slice(0, maxName) || t('save.all');
}
