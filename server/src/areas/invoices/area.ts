import { invoices } from '@vitrine/contract/invoices/invoices.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { invoiceCompanyData } from './company-data.ts';
import { drawInvoice, drawInvoices } from './drawing.jobs.ts';
import { forgetInvoices } from './forgetting.jobs.ts';
import { invoiceHandlers } from './invoices.ts';
import { invoicesData } from './personal-data.ts';

export const invoicesArea = defineArea({
  serves: [topic(invoices, invoiceHandlers)],
  jobs: [drawInvoice, drawInvoices, forgetInvoices],
  personalData: invoicesData,
  companyData: invoiceCompanyData,
});
