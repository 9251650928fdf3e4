import type { Job } from '../../platform/jobs.ts';
import { renderProfileVideo } from './videos.ts';
import { forgetLooks } from './view-counts.ts';

export { profileData } from './personal-data.ts';
export { profileOf } from './profile-view.ts';
export { updateProfile } from './profiles.sql.ts';

export const candidateJobs = [renderProfileVideo, forgetLooks] as unknown as Job[];
export { publicProfileOf } from './viewing.ts';
