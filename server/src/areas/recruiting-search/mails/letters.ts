import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/mail.ts';

interface Found {
  firstName: string;
  companyName: string;
  /** Where being found is switched off. */
  url: string;
}

const words: Record<Language, { subject: (f: Found) => string; body: (f: Found) => string[]; label: string; end: string }> = {
  en: {
    subject: ({ companyName }) => `${companyName} has found your profile`,
    body: ({ firstName, companyName }) => [
      `Hello ${firstName},`,
      `You agreed to be found by companies. ${companyName} has found your profile and invites you to an interview; the invitation comes in a mail of its own. You decide whether you take part.`,
    ],
    label: 'To my profile',
    end: 'You no longer want to be found? Open your profile and switch off that companies may find you. It takes effect at once.',
  },
  de: {
    subject: ({ companyName }) => `${companyName} hat Ihr Profil gefunden`,
    body: ({ firstName, companyName }) => [
      `Guten Tag ${firstName},`,
      `Sie haben zugestimmt, dass Unternehmen Sie finden. ${companyName} hat Ihr Profil gefunden und lädt Sie zu einem Interview ein; die Einladung kommt in einer eigenen Mail. Ob Sie teilnehmen, entscheiden Sie.`,
    ],
    label: 'Zu meinem Profil',
    end: 'Sie möchten nicht mehr gefunden werden? Öffnen Sie Ihr Profil und schalten Sie aus, dass Unternehmen Sie finden. Das gilt sofort.',
  },
  fr: {
    subject: ({ companyName }) => `${companyName} a trouvé votre profil`,
    body: ({ firstName, companyName }) => [
      `Bonjour ${firstName},`,
      `Vous avez accepté que des entreprises vous trouvent. ${companyName} a trouvé votre profil et vous invite à un entretien ; l’invitation vous parvient dans un message à part. C’est vous qui décidez d’y participer.`,
    ],
    label: 'Vers mon profil',
    end: 'Vous ne souhaitez plus qu’on vous trouve ? Ouvrez votre profil et désactivez la recherche par les entreprises. Cela prend effet aussitôt.',
  },
};

/** Says which company found somebody, and how to stop being found. */
export function foundLetter(language: Language, found: Found): Letter {
  const say = words[language];
  return {
    subject: say.subject(found),
    paragraphs: say.body(found),
    action: { label: say.label, url: found.url },
    notes: [say.end],
  };
}
