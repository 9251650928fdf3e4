import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import type { Call } from '@vitrine/contract/caller.ts';

/** By what the bakery judges its bakers. */
const criteria = [
  {
    name: 'Reliable at four in the morning',
    levels: {
      1: 'Says nothing about early hours, or hopes for later ones',
      3: 'Has worked early or nights and knows what it costs',
      5: 'Has done it for years and says how it stays good',
    },
  },
  {
    name: 'Keeps calm when it goes wrong',
    levels: {
      1: 'Blames others, or has no example',
      3: 'An example with what was done',
      5: 'An example, what was done, and what is different since',
    },
  },
  {
    name: 'Knows the craft',
    levels: {
      1: 'Recipes from a package',
      3: 'Can lead a dough from the evening to the oven',
      5: 'Explains why a dough behaves as it does',
    },
  },
];

type By = 'recruiter' | 'amir';
const cards: { of: string; by: By; points: (number | null)[]; note: string }[] = [
  { of: 'candidate@demo.example', by: 'recruiter', points: [4, 5, 4], note: 'I would like to see him at the oven.' },
  { of: 'candidate@demo.example', by: 'amir', points: [4, 2, 4], note: 'The story of the morning stayed short for me.' },
  { of: 'chloe.martin@demo.example', by: 'recruiter', points: [3, 4, 5], note: '' },
  { of: 'chloe.martin@demo.example', by: 'amir', points: [4, 4, 5], note: 'The best training of all.' },
  { of: 'omar.nasser@demo.example', by: 'amir', points: [5, 4, null], note: '' },
];

interface Asked {
  bookingId: string;
  by: Record<By, Call>;
  applicationOf: (email: string) => Promise<string>;
}

/** The criteria of a job and what two recruiters gave by them. */
export async function judge({ bookingId, by, applicationOf }: Asked) {
  const { setId } = await by.recruiter(scorecards.setCriteria, { bookingId, criteria });
  const made = (await by.recruiter(scorecards.criteria, { bookingId })).criteria;
  for (const { of, by: who, points, note } of cards) {
    const scores = made.map((one, index) => ({ criterionId: one.id, points: points[index] ?? null }));
    await by[who](scorecards.give, { id: await applicationOf(of), setId, note, scores });
  }
}
