import { sharingConsents } from '@vitrine/contract/sharing/consents.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { sharingCompanyData } from './company-data.ts';
import { sharingConsentHandlers } from './consents.ts';
import { sharingData } from './personal-data.ts';

export const sharingArea = defineArea({
  serves: [topic(sharingConsents, sharingConsentHandlers)],
  personalData: sharingData,
  companyData: sharingCompanyData,
});
