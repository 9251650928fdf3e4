import { apiKeys } from '@vitrine/contract/api-keys/keys.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { keyCompanyData } from './company-data.ts';
import { keyHandlers } from './keys.ts';
import { keyData } from './personal-data.ts';

export const apiKeysArea = defineArea({ serves: [topic(apiKeys, keyHandlers)], personalData: keyData, companyData: keyCompanyData });
