export { profileOf, type Shown } from './shown.ts';
