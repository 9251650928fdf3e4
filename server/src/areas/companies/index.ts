export { lookOf } from './look.ts';
