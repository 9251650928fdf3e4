import type { Job } from '../../platform/jobs.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { guestErasingOver } from './erasing.ts';
import { exportJobs } from './exporting.jobs.ts';
import { privacyHandlers } from './privacy.ts';
import { retentionJobs } from './retention.jobs.ts';

export { exportedData } from './exporting.jobs.ts';

/** The area over what all areas know of people. */
export function privacyOver(everything: PersonalData[]) {
  const jobs = exportJobs(everything);
  const retention = retentionJobs(everything);
  return {
    handlers: privacyHandlers(everything, jobs),
    guestErasing: guestErasingOver(everything),
    ...retention,
    jobs: [...Object.values(jobs), ...Object.values(retention)] as unknown as Job[],
  };
}
