import { companyExport } from '@vitrine/contract/company-export/company-export.ts';
import { defineArea, topic } from '../../platform/area.ts';
import type { CompanyData } from '../../platform/company-data/company-data.ts';
import { companyExportJobs } from './exporting.jobs.ts';
import { companyExportHandlers } from './exports.ts';

/** The area over what all areas have of companies. */
export function companyExportArea(everything: readonly CompanyData[]) {
  const jobs = companyExportJobs(everything);
  return defineArea({ serves: [topic(companyExport, companyExportHandlers(jobs))], jobs: Object.values(jobs) });
}
