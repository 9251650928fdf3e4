import path from 'node:path';
import { firstCompany } from '../../server/src/areas/job-search/fixtures.sql.ts';
import { givenAd } from '../../server/src/areas/job-search/fixtures.ts';
import type { World } from '../../server/src/platform/context.ts';
import { openDatabase } from '../../server/src/platform/postgres/db.ts';
import { test as base, type Product, startProduct } from '../support/product.ts';

const jobs = [
  { title: 'Glassblower', tasks: '<p>Blow vases and lamps, alone and in the team.</p>', city: 'Leipzig', employmentTypes: ['Full Time'] },
  {
    title: 'Glassblower at night',
    tasks: '<p>Keep the furnace warm.</p>',
    city: 'Dresden',
    employmentTypes: ['Part Time'],
    remote: 'no' as const,
  },
  { title: 'Weißgerber', language: 'de' as const, tasks: '<p>Leder von Hand</p>', city: 'Köln', employmentTypes: ['Full Time'] },
];

/** Fills the product's own database with published jobs: more than one page of them. */
async function fill(dir: string) {
  const { db } = openDatabase({ host: path.join(dir, 'postgres'), user: 'vitrine', database: 'postgres' });
  try {
    const world = { db, now: () => new Date() } as World;
    const companyId = await firstCompany(db);
    for (let index = 0; index < 45; index += 1) {
      const job = jobs[index % jobs.length] ?? jobs[0];
      if (job)
        await givenAd(world, {
          companyId,
          ...job,
          title: `${job.title} ${index + 1}`,
          publishedAt: new Date(Date.now() - (index + 1) * 3_600_000),
        });
    }
  } finally {
    await db.destroy();
  }
}

/** The product with jobs to find, for all journeys of a file. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await fill(product.dataDir);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
