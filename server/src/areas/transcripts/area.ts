import { transcribing } from '@vitrine/contract/transcripts/administering.ts';
import { ownTranscripts } from '@vitrine/contract/transcripts/own.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { transcribingHandlers } from './administering.ts';
import { ownTranscriptHandlers } from './own.ts';
import { transcriptData } from './personal-data.ts';

export const transcriptsArea = defineArea({
  serves: [topic(ownTranscripts, ownTranscriptHandlers), topic(transcribing, transcribingHandlers)],
  personalData: transcriptData,
});
