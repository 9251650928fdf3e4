export { agreeToTranscription, transcribeAnswers } from './machine/agreeing.ts';
export { transcriptionPlace } from './machine/place.ts';
export { rewritten, shownWordsOf, writeForCompany } from './reading.ts';
