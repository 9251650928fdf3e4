import type { PersonalData } from '../../platform/personal-data.ts';
import { recordingPurpose } from '../applications/index.ts';

/** What is planned with somebody hangs on their applications, and goes with them. */
export const talkData: PersonalData = {
  area: 'talks',
  tell: async () => ({ data: {}, files: [] }),
  erase: async () => [],
  merge: async () => [],
  // recordings stay at Webex: nobody is led to them any more
  withdraw: { [recordingPurpose]: async () => [] },
};
