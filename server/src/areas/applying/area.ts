import { applying } from '@vitrine/contract/applying/applying.ts';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { applyingHandlers } from './applying.ts';
import { applyingCompanyData } from './company-data.ts';
import { forgetDocuments } from './documents.ts';
import { applicationHomeHandlers } from './home.ts';
import { applyingData } from './personal-data.ts';

export const applyingArea = defineArea({
  serves: [topic(applying, applyingHandlers), topic(applicationHome, applicationHomeHandlers)],
  jobs: [forgetDocuments],
  personalData: applyingData,
  companyData: applyingCompanyData,
});
