export { audit } from './audit.ts';
export { privacy } from './privacy.ts';
export { retention } from './retention.ts';
