export { filled, writtenIn } from './filling.ts';
export { templatesOf } from './templates.ts';
