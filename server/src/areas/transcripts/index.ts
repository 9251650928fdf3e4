export { agreeToTranscription, isTranscriptionAgreed, transcribeAnswers } from './machine/agreeing.ts';
export { transcriptionPlace } from './machine/place.ts';
export { heardIn } from './machine/transcribing.jobs.ts';
export { rewritten, shownWordsOf, writeForCompany } from './reading.ts';
export { timed } from './words/timing.ts';
