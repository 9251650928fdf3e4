export { invoices } from './invoices.ts';
