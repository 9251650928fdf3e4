export { shopPayments } from './payments.ts';
export { trialPayments } from './trial.ts';
export { withdrawing } from './withdrawing.ts';
