import { type CompanyData, listOf, together } from '../../platform/company-data/company-data.ts';
import { invoicesOfCompany } from './company-data.sql.ts';

/** The invoices and credit notes of a company, as PDF too. */
export const invoiceCompanyData: CompanyData = {
  area: 'invoices',
  tell: ({ db }, { companyId }) => [
    listOf(
      'invoices',
      [
        ...(['number', 'kind', 'issuedOn', 'order', 'corrects', 'language', 'seller', 'buyer', 'line', 'net', 'vatRate', 'vat'] as const),
        ...(['total', 'due', 'paidOn', 'file'] as const),
      ],
      together(async () =>
        (await invoicesOfCompany(db, companyId)).map((row) => ({ ...row, file: row.stored && `invoices/${row.number}.pdf` })),
      ),
      ({ file, stored }) => (file && stored ? [{ path: file, stored }] : []),
    ),
  ],
};
