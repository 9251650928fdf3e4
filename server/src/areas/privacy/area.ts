import { audit } from '@vitrine/contract/privacy/audit.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { retention } from '@vitrine/contract/privacy/retention.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { stepRoutes } from '../../platform/mail/mail-action.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { auditHandlers } from './audit.ts';
import { guestErasingOver } from './erasing.ts';
import { exportJobs } from './exporting.jobs.ts';
import { privacyHandlers } from './privacy.ts';
import { retentionJobs } from './retention.jobs.ts';
import { retentionHandlers } from './retention.ts';

/** The area over what all areas know of people. */
export function privacyArea(everything: readonly PersonalData[]) {
  const exports = exportJobs(everything);
  return defineArea({
    serves: [topic(privacy, privacyHandlers(everything, exports)), topic(audit, auditHandlers), topic(retention, retentionHandlers)],
    jobs: [...Object.values(exports), ...Object.values(retentionJobs(everything))],
    routes: [stepRoutes(guestErasingOver(everything))],
  });
}
