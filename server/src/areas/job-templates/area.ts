import { questionBank } from '@vitrine/contract/job-templates/question-bank.ts';
import { jobTemplates } from '@vitrine/contract/job-templates/templates.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { jobTemplateCompanyData } from './company-data.ts';
import { questionBankHandlers } from './question-bank.ts';
import { jobTemplateHandlers } from './templates.ts';

export const jobTemplatesArea = defineArea({
  companyData: jobTemplateCompanyData,
  serves: [topic(jobTemplates, jobTemplateHandlers), topic(questionBank, questionBankHandlers)],
});
