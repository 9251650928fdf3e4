import type { Language } from '@vitrine/contract/vocabulary.ts';
import { languagesOf, localeOf } from '../support/languages.ts';
import { test } from '../support/product.ts';
import { type PortalStory, runPortalStory } from './portal-story.ts';

const stories: Record<Language, PortalStory> = {
  en: {
    language: 'en',
    job: { title: 'Confectioner for marzipan', tasks: 'Model fruit out of marzipan.', question: 'What would you model first?' },
    misspelt: 'confectoiner',
    meant: 'confectioner',
    candidate: { firstName: 'Nele', lastName: 'Brandt', email: 'nele.brandt@mail.example', password: 'quiet lantern over water' },
  },
  de: {
    language: 'de',
    job: { title: 'Müllerin oder Müller', tasks: 'Getreide mahlen und Mehl prüfen.', question: 'Was mögen Sie an Mühlen?' },
    misspelt: 'Getriede',
    meant: 'getreide',
    candidate: { firstName: 'Jonte', lastName: 'Brix', email: 'jonte.brix@mail.example', password: 'leise laterne am wasser' },
  },
  fr: {
    language: 'fr',
    job: { title: 'Fromager affineur', tasks: 'Affiner le fromage et veiller sur les caves.', question: 'Quel fromage vous ressemble ?' },
    misspelt: 'formager',
    meant: 'fromager',
    candidate: {
      firstName: 'Solène',
      lastName: 'Marchand',
      email: 'solene.marchand@courrier.example',
      password: 'lanterne calme sur le fleuve',
    },
  },
};

/** From an ad to the recruiter's list of applicants, once in each language. */
export function tellPortalStory(usual: readonly Language[]) {
  for (const language of languagesOf(usual)) {
    test.describe(language, () => {
      test.use({ locale: localeOf[language] });

      test('a job is found by a misspelt word, and the person becomes an applicant by video', async ({ page, browser, product }) => {
        test.setTimeout(300_000);
        await runPortalStory(page, browser, product, stories[language]);
      });
    });
  }
}
