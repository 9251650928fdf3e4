import type { Seller } from '@vitrine/contract/billing/seller.ts';

/** Who sells in the tests. */
export const testSeller: Seller = {
  name: 'Vitrine & Söhne GmbH',
  street: 'Lindenweg 1',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  email: 'rechnung@vitrine.test',
  vatNumber: 'DE123456789',
  taxNumber: '30/123/45678',
  smallBusiness: false,
  iban: 'DE02120300000000202051',
};
