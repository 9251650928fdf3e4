import path from 'node:path';
import { type GivenProfile, givenProfile } from '../../server/src/areas/recruiting-search/fixtures.ts';
import type { World } from '../../server/src/platform/context.ts';
import { openDatabase } from '../../server/src/platform/postgres/db.ts';
import { test as base, type Product, startProduct } from '../support/product.ts';

const people: GivenProfile[] = [
  {
    firstName: 'Selma',
    lastName: 'Arslan',
    language: 'de',
    profession: 'Konditormeisterin',
    stage: 'expert',
    education: 'Master craftsman',
    employment: ['Full Time', 'Permanent employment'],
    nationality: 'DE',
    languages: { German: 'native', Turkish: 'fluent', English: 'conversational' },
    skills: ['Chocolate work', 'Wedding cakes', 'Training apprentices', 'Sourdough', 'Ordering', 'HACCP', 'Window displays'],
    jobs: [
      { title: 'Head of the patisserie', employer: 'Café Rosengarten' },
      { title: 'Pastry cook', employer: 'Hotel am Wall' },
    ],
    about: 'I make cakes that are remembered, and I like to show others how.',
    sharing: 'public',
    phone: '+49 69 5550 611',
  },
  {
    firstName: 'Hugo',
    lastName: 'Lambert',
    language: 'fr',
    profession: 'Boulanger',
    stage: 'professional_experienced',
    education: 'Apprenticeship',
    employment: ['Full Time'],
    nationality: 'FR',
    languages: { French: 'native', German: 'basic' },
    skills: ['Sourdough', 'Viennoiserie'],
    jobs: [{ title: 'Boulanger', employer: 'Fournil du Quai' }],
  },
  {
    firstName: 'Nadia',
    lastName: 'Okafor',
    profession: 'Baker',
    stage: 'job_starter',
    education: 'Apprenticeship',
    employment: ['Part Time'],
    nationality: 'NG',
    languages: { English: 'native' },
    skills: ['Sourdough', 'Night shifts'],
  },
  {
    firstName: 'Jan',
    lastName: 'Wrobel',
    profession: 'Bookkeeper',
    stage: 'expert',
    education: 'Bachelor of Arts',
    employment: ['Part Time', 'Freelance'],
    nationality: 'PL',
    languages: { Polish: 'native', English: 'fluent' },
    skills: ['Payroll', 'Month-end closing'],
  },
];

/** Fills the product's own database with people who agreed to be found; more than one page of them. */
export async function fillWithCandidates(dir: string) {
  const { db } = openDatabase({ host: path.join(dir, 'postgres'), user: 'vitrine', database: 'postgres' });
  try {
    const world = { db, now: () => new Date(), newId: () => crypto.randomUUID() } as World;
    // those of the demo are not looked for here
    await db.updateTable('candidate_profile').set({ findable_since: null }).execute();
    const more = Array.from({ length: 11 }, (_, index) => ({
      firstName: 'Kim',
      lastName: `Ahn ${index}`,
      profession: 'Shop assistant',
      stage: 'student' as const,
      nationality: 'DE',
    }));
    for (const [index, one] of [...people, ...more].entries())
      await givenProfile(world, { ...one, changedAt: new Date(Date.now() - (index + 1) * 3_600_000) });
  } finally {
    await db.destroy();
  }
}

/** The product with candidates to find. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await fillWithCandidates(product.dataDir);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});
