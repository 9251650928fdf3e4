export { type Buyer, dayOf } from './document.ts';
export { numberFor } from './issuing.sql.ts';
export { beginSeries, buyerOf, creditInvoice, issueInvoice } from './issuing.ts';
