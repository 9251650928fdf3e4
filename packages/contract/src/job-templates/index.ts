export { questionBank } from './question-bank.ts';
export { jobTemplates } from './templates.ts';
