import { webhooks } from '@vitrine/contract/webhooks/endpoints.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { webhookCompanyData } from './company-data.ts';
import { forgetWebhookEvents, watchWebhooks } from './delivering.ts';
import { webhookData } from './personal-data.ts';
import { webhookHandlers } from './webhooks.ts';

export const webhooksArea = defineArea({
  serves: [topic(webhooks, webhookHandlers)],
  jobs: [forgetWebhookEvents],
  watches: [watchWebhooks],
  personalData: webhookData,
  companyData: webhookCompanyData,
});
