import { runPortalStory } from './portal-story.ts';
import { test } from './product.ts';

test('a job is found by a misspelt word, and the person becomes an applicant by video', async ({ page, browser, product }) => {
  test.setTimeout(300_000);
  await runPortalStory(page, browser, product, {
    language: 'en',
    job: { title: 'Confectioner for marzipan', tasks: 'Model fruit out of marzipan.', question: 'What would you model first?' },
    misspelt: 'confectoiner',
    meant: 'confectioner',
    candidate: { firstName: 'Nele', lastName: 'Brandt', email: 'nele.brandt@mail.example', password: 'quiet lantern over water' },
  });
});
