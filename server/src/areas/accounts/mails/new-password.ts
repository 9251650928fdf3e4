import type { Language } from '@vitrine/contract/vocabulary.ts';
import { inLanguages } from '../../../platform/texts.ts';
import { askedForLetter, type LinkFacts } from './asked-for.ts';

const texts = inLanguages({
  en: {
    subject: 'Choose a new password',
    body: 'You asked for a new password. Open this link to choose it.',
    label: 'Choose password',
    life: 'The link is good for two hours and works once.',
  },
  de: {
    subject: 'Neues Passwort wählen',
    body: 'Sie haben ein neues Passwort angefordert. Über diesen Link können Sie es wählen.',
    label: 'Passwort wählen',
    life: 'Der Link gilt zwei Stunden und nur einmal.',
  },
  fr: {
    subject: 'Choisir un nouveau mot de passe',
    body: 'Vous avez demandé un nouveau mot de passe. Ouvrez ce lien pour le choisir.',
    label: 'Choisir le mot de passe',
    life: 'Le lien est valable deux heures et une seule fois.',
  },
});

/** To whoever forgot the password. */
export const passwordLetter = (language: Language, facts: LinkFacts) => askedForLetter(language, facts, texts[language]);
