export { shopPayments } from './payments.ts';
export { trialPayments } from './trial.ts';
