import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: '{company} has written to you about “{title}”',
    regards: 'Kind regards\n{name}, {company}',
    note: 'You can answer on that page.',
  },
  de: {
    subject: '{company} hat Ihnen zu „{title}“ geschrieben',
    regards: 'Freundliche Grüße\n{name}, {company}',
    note: 'Auf dieser Seite können Sie auch antworten.',
  },
  fr: {
    subject: '{company} vous a écrit au sujet de « {title} »',
    regards: 'Cordialement\n{name}, {company}',
    note: 'Vous pouvez répondre sur cette page.',
  },
});

interface Answer {
  firstName: string;
  title: string;
  companyName: string;
  /** Who of the company writes. */
  by: string;
  message: string;
}

/** What somebody of a company writes to an applicant: as a mail, and as it stands beside the application. */
export function answerMail(language: Language, { firstName, title, companyName: company, by, message }: Answer) {
  const { subject, regards, note } = texts[language];
  const signed = fill(regards, { name: by, company });
  return {
    subject: fill(subject, { company, title }),
    paragraphs: [greeting(language, firstName), ...message.split(/\n{2,}/), signed],
    said: [message, signed].join('\n\n'),
    note,
  };
}
