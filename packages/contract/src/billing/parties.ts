import * as z from 'zod';
import { country } from '../candidates/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { vatCategories } from './seller.ts';
import { vatNumber } from './vat-numbers.ts';

/** How the VAT number of a company was checked last: not at all, it is right, it is not, or nobody answered. */
export const vatNumberStates = ['unchecked', 'valid', 'invalid', 'unreachable'] as const;
export type VatNumberState = (typeof vatNumberStates)[number];

/** Why VAT is charged although a VAT number of another country was named. */
export const chargedAnywayReasons = ['unchecked', 'invalid', 'unreachable'] as const;

/** How VAT is dealt with for one buyer. */
export const taxed = z.object({
  vatCategory: z.enum(vatCategories),
  chargedAnyway: z.enum(chargedAnywayReasons).nullable(),
});

const party = z.object({
  /** Null: nobody has said so yet, and the country of the seller is taken. */
  country: country.nullable(),
  vatNumber: z.string().nullable(),
  vatNumberState: z.enum(vatNumberStates),
  ...taxed.shape,
});
export type Party = z.output<typeof party>;

/** In which country a company is taxed, and under which number. */
export const parties = {
  look: endpoint({
    route: 'GET /api/rs/subscription/party',
    access: 'owner',
    summary: 'Country and VAT number of the company, as its invoices have them.',
    reply: party,
  }),
  save: endpoint({
    route: 'POST /api/rs/subscription/party',
    access: 'owner',
    summary: 'Sets country and VAT number of the company. Invoices that were written stay as they are.',
    body: z.object({ country, vatNumber: vatNumber.nullable() }),
    reply: party,
    rate: { max: 60, seconds: 3600 },
  }),
};
