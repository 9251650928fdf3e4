import { transcribing } from '@vitrine/contract/transcripts/administering.ts';
import { transcription } from '@vitrine/contract/transcripts/engine.ts';
import { ownTranscripts } from '@vitrine/contract/transcripts/own.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { transcribingHandlers } from './administering.ts';
import { transcriptCompanyData } from './company-data.ts';
import { transcriptionHandlers } from './machine/engine.ts';
import { tellingJobs } from './machine/telling.jobs.ts';
import { transcribingJobs } from './machine/transcribing.jobs.ts';
import { ownTranscriptHandlers } from './own.ts';
import { transcriptData } from './personal-data.ts';

export const transcriptsArea = defineArea({
  serves: [
    topic(ownTranscripts, ownTranscriptHandlers),
    topic(transcribing, transcribingHandlers),
    topic(transcription, transcriptionHandlers),
  ],
  jobs: [...transcribingJobs, ...tellingJobs],
  personalData: transcriptData,
  companyData: transcriptCompanyData,
});
