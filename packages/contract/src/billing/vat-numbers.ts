import { text } from '../vocabulary.ts';

/** What stands behind the letters of a country in its VAT numbers. */
const shapes = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^[1-9]\d{1,9}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
} as const;

/** Countries of the Union by their codes; Greece is GR here and EL in VAT numbers. */
export const euCountries = Object.keys(shapes).map((code) => (code === 'EL' ? 'GR' : code));

const isShaped = (number: string) => {
  const shape = (shapes as Record<string, RegExp>)[number.slice(0, 2)];
  return shape ? shape.test(number.slice(2)) : /^[A-Z\d]{4,20}$/.test(number);
};

/** A VAT number as people type it: blanks, dots and dashes do not matter. One of the Union has the shape of its country. */
export const vatNumber = text(40)
  .transform((typed) => typed.replace(/[\s.\-/]+/g, '').toUpperCase())
  .refine(isShaped, { message: 'must be a VAT number with the letters of its country, such as DE123456789' });

export const isEu = (of: string) => euCountries.some((one) => one === of);

/** Whether a number is of a country: in the Union it begins with its letters, and Greece takes EL. */
export const isOfCountry = (number: string, of: string) => !isEu(of) || number.startsWith(of === 'GR' ? 'EL' : of);
