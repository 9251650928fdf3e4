import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    written: {
      subject: 'Words for your dossier',
      body: 'An administrator of Vitrine has written something into your dossier. Nobody else reads it until you release it, and you can take that back at any time.',
    },
    removed: {
      subject: 'Words were taken out of your dossier',
      body: 'An administrator of Vitrine has taken away what administrators had written into your dossier. Everything else in it is as it was.',
    },
    label: 'Open my dossier',
  },
  de: {
    written: {
      subject: 'Ein Text für Ihr Dossier',
      body: 'Die Administration von Vitrine hat etwas in Ihr Dossier geschrieben. Niemand sonst liest es, bevor Sie es freigeben, und das können Sie jederzeit zurücknehmen.',
    },
    removed: {
      subject: 'Ein Text wurde aus Ihrem Dossier genommen',
      body: 'Die Administration von Vitrine hat entfernt, was sie in Ihr Dossier geschrieben hatte. Alles andere darin ist, wie es war.',
    },
    label: 'Mein Dossier öffnen',
  },
  fr: {
    written: {
      subject: 'Un texte pour votre dossier',
      body: 'L’administration de Vitrine a écrit quelque chose dans votre dossier. Personne d’autre ne le lit avant que vous ne le validiez, et vous pouvez y revenir à tout moment.',
    },
    removed: {
      subject: 'Un texte a été retiré de votre dossier',
      body: 'L’administration de Vitrine a retiré ce qu’elle avait écrit dans votre dossier. Tout le reste est comme avant.',
    },
    label: 'Ouvrir mon dossier',
  },
});

/** To a candidate in whose dossier administrators wrote something, or took it away. */
export function wordsLetter(language: Language, occasion: 'written' | 'removed', { name, url }: { name: string; url: string }): Letter {
  const { label, ...said } = texts[language];
  const { subject, body } = said[occasion];
  return { subject, paragraphs: [greeting(language, name), body], action: { label, url } };
}
