export { dayOf } from './document.ts';
export { buyerOf, creditInvoice, issueInvoice } from './issuing.ts';
