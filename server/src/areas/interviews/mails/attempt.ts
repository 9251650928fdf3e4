import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    granted: {
      subject: 'You have another attempt for {title}',
      body: '{company} gives you another attempt at question {questionNo}.',
    },
    refused: {
      subject: 'About your request for another attempt for {title}',
      body: '{company} cannot give you another attempt at question {questionNo}. What you have recorded is kept, and you can send it.',
    },
    label: 'To the interview',
  },
  de: {
    granted: {
      subject: 'Sie haben einen weiteren Versuch für {title}',
      body: '{company} gibt Ihnen einen weiteren Versuch für Frage {questionNo}.',
    },
    refused: {
      subject: 'Zu Ihrer Bitte um einen weiteren Versuch für {title}',
      body: '{company} kann Ihnen keinen weiteren Versuch für Frage {questionNo} geben. Ihre Aufnahmen bleiben erhalten und Sie können sie senden.',
    },
    label: 'Zum Interview',
  },
  fr: {
    granted: {
      subject: 'Vous avez une nouvelle tentative pour {title}',
      body: '{company} vous accorde une nouvelle tentative pour la question {questionNo}.',
    },
    refused: {
      subject: 'Votre demande de nouvelle tentative pour {title}',
      body: '{company} ne peut pas vous accorder de nouvelle tentative pour la question {questionNo}. Vos enregistrements sont conservés et vous pouvez les envoyer.',
    },
    label: 'Aller à l’entretien',
  },
});

interface Decided {
  name: string;
  company: string;
  title: string;
  url: string;
  granted: boolean;
  questionNo: number;
}

/** To a candidate who asked for another attempt. */
export function attemptLetter(language: Language, { name, company, title, url, granted, questionNo }: Decided): Letter {
  const { label, ...own } = texts[language];
  const { subject, body } = granted ? own.granted : own.refused;
  return {
    subject: fill(subject, { title }),
    paragraphs: [greeting(language, name), fill(body, { company, questionNo })],
    action: { label, url },
    sender: company,
  };
}
