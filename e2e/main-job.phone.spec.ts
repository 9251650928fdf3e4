import { runMainJob } from './main-job.ts';
import { test } from './product.ts';

test.use({ locale: 'de-DE' });

test('on a phone, in German: from signing up to a kind answer', async ({ page, browser, product }) => {
  test.setTimeout(300_000);
  await runMainJob(page, browser, product, {
    language: 'de',
    company: 'Gärtnerei Lindenhof',
    recruiter: { firstName: 'Jörg', lastName: 'Weißhaupt', email: 'joerg@lindenhof.example', password: 'leise Laterne am Wasser' },
    candidate: { firstName: 'Änne', lastName: 'Großmann', email: 'aenne@post.example' },
    job: {
      title: 'Zierpflanzengärtnerin',
      introduction: 'Wir sind zu neunt und ziehen alles selbst.',
      questions: ['Welche Pflanze liegt Ihnen am Herzen?', 'Wie beginnen Sie einen Tag im Gewächshaus?'],
    },
    message: 'Ihr Brief hat uns gefallen, wir möchten Sie gern kennenlernen.',
    comment: 'Ruhig und klar, besonders ab hier.',
    refusal: /Wir haben uns diesmal für andere entschieden/,
  });
});
