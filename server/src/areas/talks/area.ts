import { ownTalks } from '@vitrine/contract/talks/own.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { ownTalkHandlers } from './own.ts';
import { endTalk, endTalks, remindOfTalk, remindOfTalks } from './talks.jobs.ts';
import { talkHandlers } from './talks.ts';

export const talksArea = defineArea({
  serves: [topic(talks, talkHandlers), topic(ownTalks, ownTalkHandlers)],
  jobs: [remindOfTalks, remindOfTalk, endTalks, endTalk],
});
