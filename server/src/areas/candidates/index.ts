import type { Job } from '../../platform/jobs.ts';
import { forgetLooks } from './looks.ts';
import { renderProfileVideo } from './videos.ts';

export { profileData } from './personal-data.ts';
export { updateProfile } from './profiles.sql.ts';
export { profileOf } from './shown.ts';

export const candidateJobs = [renderProfileVideo, forgetLooks] as unknown as Job[];
export { publicProfileOf } from './viewing.ts';
