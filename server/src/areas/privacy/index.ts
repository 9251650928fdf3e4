import type { PersonalData } from '../../platform/personal-data.ts';
import { exportJobs } from './exporting.jobs.ts';
import { privacyHandlers } from './privacy.ts';

export { exportedData } from './exporting.jobs.ts';

/** The area over what all areas know of people. */
export function privacyOver(everything: PersonalData[]) {
  const jobs = exportJobs(everything);
  return { handlers: privacyHandlers(everything, jobs), jobs: Object.values(jobs) };
}
