import { categories } from '@vitrine/contract/admin/categories.ts';
import { closing } from '@vitrine/contract/admin/closing.ts';
import { companies } from '@vitrine/contract/admin/companies.ts';
import { installation } from '@vitrine/contract/admin/installation.ts';
import { outbox } from '@vitrine/contract/admin/outbox.ts';
import { people } from '@vitrine/contract/admin/people.ts';
import { products } from '@vitrine/contract/admin/products.ts';
import { defineArea, topic } from '../../platform/area.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { closingHandlers } from './closing/closing.ts';
import { closingJobs } from './closing/erasing.jobs.ts';
import { tellCandidates } from './closing/telling.jobs.ts';
import { companyHandlers } from './companies.ts';
import { installationHandlers } from './installation.ts';
import { outboxHandlers } from './outbox.ts';
import { peopleHandlers } from './people.ts';
import { categoryHandlers } from './products/categories.ts';
import { productHandlers } from './products/products.ts';
import { removingJobs } from './products/removing.jobs.ts';

/** Whoever runs the installation; deleting somebody is the business of every area that stores anything of people. */
export const adminArea = (everything: readonly PersonalData[]) =>
  defineArea({
    serves: [
      topic(outbox, outboxHandlers),
      topic(installation, installationHandlers),
      topic(people, peopleHandlers),
      topic(companies, companyHandlers),
      topic(closing, closingHandlers),
      topic(products, productHandlers),
      topic(categories, categoryHandlers),
    ],
    jobs: [tellCandidates, ...Object.values(closingJobs(everything)), ...removingJobs],
  });
