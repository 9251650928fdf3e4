import { look } from '@vitrine/contract/companies/branding.ts';
import { business, businessFiles, businessParts } from '@vitrine/contract/companies/business.ts';
import { companyInfo } from '@vitrine/contract/companies/info.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { lookHandlers } from './branding.ts';
import { businessHandlers, businessPartHandlers } from './business.ts';
import { companyCompanyData } from './company-data.ts';
import { ownsCompanyVideo, transcodeCompanyVideo } from './files.ts';
import { serveFonts } from './fonts.ts';
import { companyInfoHandlers } from './info.ts';
import { businessFileHandlers } from './uploads.ts';

export const companiesArea = defineArea({
  companyData: companyCompanyData,
  serves: [
    topic(business, businessHandlers),
    topic(businessParts, businessPartHandlers),
    topic(businessFiles, businessFileHandlers),
    topic(companyInfo, companyInfoHandlers),
    topic(look, lookHandlers),
  ],
  jobs: [transcodeCompanyVideo],
  routes: [serveFonts],
  ownsFilm: ownsCompanyVideo,
});
