import * as z from 'zod';
import { country } from '../candidates/shapes.ts';
import { emailAddress, required, text } from '../vocabulary.ts';
import { isOfCountry, vatNumber } from './vat-numbers.ts';

/** Letters and figures of an account, without blanks; the last step of its check is that 97 leaves 1 (ISO 13616). */
function isIban(value: string) {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/.test(value)) return false;
  const figures = `${value.slice(4)}${value.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return figures.split('').reduce((left, figure) => (left * 10 + Number(figure)) % 97, 0) === 1;
}

const iban = text(50)
  .transform((typed) => typed.replace(/\s+/g, '').toUpperCase())
  .refine(isIban, { message: 'must be an IBAN' });

/** Who sells, as it stands on every invoice. */
export const seller = z.object({
  name: required(160),
  /** Street and number, in as many lines as it takes. */
  street: required(200),
  postcode: required(20),
  city: required(80),
  country,
  email: emailAddress,
  /** One of the two numbers has to be there. */
  vatNumber: vatNumber.nullable(),
  taxNumber: required(40).nullable(),
  /** A small business that charges no VAT (in Germany § 19 UStG). */
  smallBusiness: z.boolean(),
  /** Where companies pay to; null: how to pay is agreed otherwise. */
  iban: iban.nullable(),
});
export type Seller = z.output<typeof seller>;

/**
 * How VAT is dealt with: it is charged (S); a small business charges none (E); the company that buys owes it in its own
 * country of the Union (AE); what a company outside the Union buys is not taxed here (O).
 */
export const vatCategories = ['S', 'E', 'AE', 'O'] as const;
export type VatCategory = (typeof vatCategories)[number];

/** Who sells, as it may be set: with one of the two numbers, and a VAT number of the country. */
export const sellerToSet = seller
  .refine(({ vatNumber, taxNumber }) => vatNumber !== null || taxNumber !== null, {
    path: ['taxNumber'],
    message: 'must be there where there is no VAT number',
  })
  .refine(({ vatNumber, country }) => vatNumber === null || isOfCountry(vatNumber, country), {
    path: ['vatNumber'],
    message: 'must be of the country of the seller',
  });
