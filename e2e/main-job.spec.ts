import { runMainJob } from './main-job.ts';
import { test } from './product.ts';

test('a company finds its people: from signing up to a kind answer', async ({ page, browser, product }) => {
  test.setTimeout(300_000);
  await runMainJob(page, browser, product, {
    language: 'en',
    company: 'Harbour Bakery',
    recruiter: { firstName: 'Ida', lastName: 'Holm', email: 'ida@harbour.example', password: 'quiet lantern over water' },
    candidate: { firstName: 'Sami', lastName: 'Tuominen', email: 'sami@mail.example' },
    job: {
      title: 'Pastry cook',
      introduction: 'We are nine people and a stone oven by the harbour.',
      questions: ['What do you like to bake?', 'How do you begin an early shift?'],
    },
    message: 'We liked your letter and would love to meet you.',
    comment: 'Calm and clear, right from here.',
    refusal: /we have decided for other applicants/,
  });
});
