import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: '{company} has found your profile',
    body: 'You agreed to be found by companies. {company} has found your profile and invites you to an interview; the invitation comes in a mail of its own. You decide whether you take part.',
    label: 'To my profile',
    end: 'You no longer want to be found? Open your profile and switch off that companies may find you. It takes effect at once.',
  },
  de: {
    subject: '{company} hat Ihr Profil gefunden',
    body: 'Sie haben zugestimmt, dass Unternehmen Sie finden. {company} hat Ihr Profil gefunden und lädt Sie zu einem Interview ein; die Einladung kommt in einer eigenen Mail. Ob Sie teilnehmen, entscheiden Sie.',
    label: 'Zu meinem Profil',
    end: 'Sie möchten nicht mehr gefunden werden? Öffnen Sie Ihr Profil und schalten Sie aus, dass Unternehmen Sie finden. Das gilt sofort.',
  },
  fr: {
    subject: '{company} a trouvé votre profil',
    body: 'Vous avez accepté que des entreprises vous trouvent. {company} a trouvé votre profil et vous invite à un entretien ; l’invitation vous parvient dans un e-mail à part. C’est vous qui décidez d’y participer.',
    label: 'Voir mon profil',
    end: 'Vous ne souhaitez plus qu’on vous trouve ? Ouvrez votre profil et désactivez la recherche par les entreprises. Cela prend effet aussitôt.',
  },
});

interface Found {
  firstName: string;
  companyName: string;
  /** Where being found is switched off. */
  url: string;
}

/** Says which company found somebody, and how to stop being found. */
export function foundLetter(language: Language, { firstName, companyName: company, url }: Found): Letter {
  const { subject, body, label, end } = texts[language];
  return {
    subject: fill(subject, { company }),
    paragraphs: [greeting(language, firstName), fill(body, { company })],
    action: { label, url },
    notes: [end],
  };
}
