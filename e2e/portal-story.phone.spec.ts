import { runPortalStory } from './portal-story.ts';
import { test } from './product.ts';

test('eine Stelle wird trotz Tippfehler am Telefon gefunden, und daraus wird eine Bewerbung im Video', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(300_000);
  await runPortalStory(page, browser, product, {
    language: 'de',
    job: { title: 'Müllerin oder Müller', tasks: 'Getreide mahlen und Mehl prüfen.', question: 'Was mögen Sie an Mühlen?' },
    misspelt: 'Getriede',
    meant: 'getreide',
    candidate: { firstName: 'Jonte', lastName: 'Brix', email: 'jonte.brix@mail.example', password: 'leise laterne am wasser' },
  });
});
