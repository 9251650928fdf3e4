import type { Language } from '@vitrine/contract/vocabulary.ts';
import { languagesOf, localeOf } from '../support/languages.ts';
import { test } from '../support/product.ts';
import { runMainJob, type Story } from './main-job.ts';

const stories: Record<Language, Story> = {
  en: {
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
    refusal: /we have chosen other applicants/,
  },
  de: {
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
  },
  fr: {
    language: 'fr',
    company: 'Librairie des Tilleuls',
    recruiter: { firstName: 'Aurélie', lastName: 'Lefèvre', email: 'aurelie@tilleuls.example', password: 'lanterne calme sur le fleuve' },
    candidate: { firstName: 'Maëlys', lastName: 'Chevalier', email: 'maelys@courrier.example' },
    job: {
      title: 'Libraire jeunesse',
      introduction: 'Nous sommes six, entourés de quarante mille livres.',
      questions: ['Quel livre offrez-vous le plus souvent ?', 'Comment conseillez-vous un enfant qui ne lit pas ?'],
    },
    message: 'Votre lettre nous a plu, nous aimerions faire votre connaissance.',
    comment: 'Calme et claire, surtout à partir d’ici.',
    refusal: /nous avons retenu d.autres personnes/,
  },
};

/** The whole way of a company and of a person, once in each language. */
export function tellMainJob(usual: readonly Language[]) {
  for (const language of languagesOf(usual)) {
    test.describe(language, () => {
      test.use({ locale: localeOf[language] });

      test('a company finds its people: from signing up to a kind answer', { tag: language === 'en' ? ['@firefox'] : [] }, async ({
        page,
        browser,
        product,
      }) => {
        test.setTimeout(300_000);
        await runMainJob(page, browser, product, stories[language]);
      });
    });
  }
}
