import { companies } from '@vitrine/contract/admin/companies.ts';
import { installation } from '@vitrine/contract/admin/installation.ts';
import { outbox } from '@vitrine/contract/admin/outbox.ts';
import { people } from '@vitrine/contract/admin/people.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { companyHandlers } from './companies.ts';
import { installationHandlers } from './installation.ts';
import { outboxHandlers } from './outbox.ts';
import { peopleHandlers } from './people.ts';

export const adminArea = defineArea({
  serves: [
    topic(outbox, outboxHandlers),
    topic(installation, installationHandlers),
    topic(people, peopleHandlers),
    topic(companies, companyHandlers),
  ],
});
