import { withVat } from '@vitrine/contract/billing/amounts.ts';
import type { Seller } from '@vitrine/contract/billing/seller.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findingsOf } from '../../../test/en16931/checking.ts';
import { ciiOf } from './cii.ts';
import type { InvoiceDocument } from './document.ts';
import { testSeller } from './fixtures.ts';

const bakery = {
  name: 'Bäckerei <Lindenhof> & Co',
  address: ['Am Markt 1', '99999 Lindenhof'],
  country: 'DE',
  vatNumber: null,
  consultation: null,
};
const base: InvoiceDocument = {
  number: '2026-000001',
  kind: 'invoice',
  language: 'de',
  issuedOn: '2026-11-25',
  seller: testSeller,
  buyer: bakery,
  line: { name: 'JobAd+, monatlich, bis zu 3 Personen im Recruiting', from: '2026-11-25', to: '2026-12-25' },
  category: 'S',
  ...withVat(4900, 1900),
  paidOn: null,
  dueOn: '2026-12-09',
  corrects: null,
};
const untaxed = { vatRate: 0, vat: 0, net: 4900, total: 4900 };
const paid = { paidOn: '2026-11-25', dueOn: null };
const credit = {
  kind: 'credit-note',
  number: '2026-000002',
  dueOn: null,
  corrects: { number: '2026-000001', issuedOn: '2026-11-25' },
} as const;
const small: Seller = { ...testSeller, smallBusiness: true, vatNumber: null };
const vienna = { ...bakery, country: 'AT', vatNumber: 'ATU12345678' };
const zurich = { ...bakery, country: 'CH', vatNumber: 'CHE123456789' };
const manyLines = { ...bakery, address: ['Hof 2', 'Aufgang B', '3. Stock', '12345 Lindenhof', 'Hessen'] };

const golden: Record<string, Partial<InvoiceDocument>> = {
  'of a company, to be paid': {},
  'of a company, without an account to pay to': { seller: { ...testSeller, iban: null } },
  'of a person, paid': { ...paid, buyer: { ...bakery, address: [] }, language: 'en', line: { ...base.line, from: null, to: null } },
  'at another rate': withVat(4900, 700),
  'at no rate': untaxed,
  'of a small business': { ...untaxed, category: 'E', seller: small },
  'of a small business in another country': {
    ...untaxed,
    category: 'E',
    seller: { ...small, country: 'FR', taxNumber: '123' },
    language: 'fr',
  },
  'where the buyer owes the VAT': { ...untaxed, category: 'AE', buyer: vienna },
  'to a company outside the Union': { ...untaxed, category: 'O', buyer: zurich },
  'to an address of many lines': { buyer: manyLines },
  'of a larger plan, less what was left of the one before': {
    line: { ...base.line, credit: { name: 'Restliche Tage von: JobAd+, monatlich', net: 1700 } },
  },
  'taken back': credit,
  'taken back, where the buyer owes the VAT': { ...credit, ...untaxed, category: 'AE', buyer: vienna, language: 'fr' },
  'taken back, outside the Union': { ...credit, ...untaxed, category: 'O', buyer: zurich, language: 'en' },
};

test.each(Object.entries(golden))('an invoice %s keeps every rule of EN 16931 and its schema', (_, part) => {
  expect(findingsOf(ciiOf({ ...base, ...part }).toString())).toEqual([]);
});

test('a total that is a cent off, an element out of place and one that is missing are found', () => {
  expect(findingsOf(ciiOf({ ...base, total: base.total + 1 }).toString()).join()).toContain('BR-CO-15');
  const xml = ciiOf(base).toString();
  const moved = xml.replace(/(<ram:TypeCode>VAT<\/ram:TypeCode>)(<ram:CategoryCode>S<\/ram:CategoryCode>)/, '$2$1');
  expect(findingsOf(moved)).toEqual([expect.stringContaining('TypeCode is out of place')]);
  const without = xml.replace(/<ram:ApplicableHeaderTradeDelivery>.*?<\/ram:ApplicableHeaderTradeDelivery>/, '');
  expect(findingsOf(without)).toEqual([expect.stringContaining('ApplicableHeaderTradeDelivery stands there 0 times')]);
});

test('whatever somebody is called and an amount is, the data stay well-formed and right', () => {
  const cents = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), cents, fc.integer({ min: 100, max: 3000 }), (name, net, rate) => {
      const xml = ciiOf({ ...base, ...withVat(net, rate), buyer: { ...bakery, name: `x${name}\u0000\uFFFF` } }).toString();
      expect(findingsOf(xml)).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
