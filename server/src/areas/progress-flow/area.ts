import { progressAsking } from '@vitrine/contract/progress-flow/asking.ts';
import { paperLinks, progressLists } from '@vitrine/contract/progress-flow/lists.ts';
import { papers } from '@vitrine/contract/progress-flow/papers.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { progressAskingHandlers } from './asking.ts';
import { progressCompanyData } from './company-data/company-data.ts';
import { paperHandlers } from './handing-in.ts';
import { paperLinkHandlers } from './links.ts';
import { listHandlers } from './lists.ts';
import { progressData } from './personal-data.ts';
import { reviewingHandlers } from './reviewing.ts';
import { remindAllOfPapers, remindOfPapers, tellOfList, tellOfLists } from './telling.jobs.ts';

export const progressFlowArea = defineArea({
  serves: [
    topic(progressAsking, progressAskingHandlers),
    topic(progressLists, { ...listHandlers, ...reviewingHandlers }),
    topic(papers, paperHandlers),
    topic(paperLinks, paperLinkHandlers),
  ],
  jobs: [tellOfList, tellOfLists, remindOfPapers, remindAllOfPapers],
  personalData: progressData,
  companyData: progressCompanyData,
});
