import { ownTalks } from '@vitrine/contract/talks/own.ts';
import { talkRecordings } from '@vitrine/contract/talks/recordings.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { recordingHandlers } from './meetings/recordings.ts';
import { settleMeeting, settleMeetings } from './meetings/settling.jobs.ts';
import { ownTalkHandlers } from './own.ts';
import { talkData } from './personal-data.ts';
import { endTalk, endTalks, remindOfTalk, remindOfTalks } from './talks.jobs.ts';
import { talkHandlers } from './talks.ts';

export const talksArea = defineArea({
  serves: [topic(talks, talkHandlers), topic(ownTalks, ownTalkHandlers), topic(talkRecordings, recordingHandlers)],
  jobs: [remindOfTalks, remindOfTalk, endTalks, endTalk, settleMeetings, settleMeeting],
  personalData: talkData,
});
