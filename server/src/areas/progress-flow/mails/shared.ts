import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import { writtenDay } from '../../../platform/written.ts';

const texts = inLanguages({
  en: {
    subject: '{sender} sends you a document: {title}',
    link: '{sender} of {company} shows you a document. The link opens it until {day}.',
    file: '{sender} of {company} sends you a document. It is attached: {name}',
    message: '“{message}”',
    label: 'Open the document',
    note: 'The document is personal. Please do not pass it on, and delete it when you no longer need it.',
  },
  de: {
    subject: '{sender} sendet Ihnen ein Dokument: {title}',
    link: '{sender} von {company} zeigt Ihnen ein Dokument. Der Link öffnet es bis zum {day}.',
    file: '{sender} von {company} sendet Ihnen ein Dokument. Es ist angehängt: {name}',
    message: '„{message}“',
    label: 'Dokument öffnen',
    note: 'Das Dokument ist persönlich. Bitte geben Sie es nicht weiter und löschen Sie es, sobald Sie es nicht mehr brauchen.',
  },
  fr: {
    subject: '{sender} vous envoie un document : {title}',
    link: '{sender} de {company} vous montre un document. Le lien l’ouvre jusqu’au {day}.',
    file: '{sender} de {company} vous envoie un document. Il est joint : {name}',
    message: '« {message} »',
    label: 'Ouvrir le document',
    note: 'Ce document est personnel. Merci de ne pas le transmettre et de le supprimer dès que vous n’en avez plus besoin.',
  },
});

interface Shared {
  sender: string;
  company: string;
  /** What the document is. */
  title: string;
  /** Of the file. */
  name: string;
  message: string;
  /** Where it is opened, and until when; without, it is attached. */
  url?: string;
  until?: string;
}

/** To whomever a recruiter passes a document on: a link that ends, or the file itself. */
export function sharedPaperLetter(language: Language, { sender, company, title, name, message, url, until }: Shared): Letter {
  const own = texts[language];
  const said = until ? fill(own.link, { sender, company, day: writtenDay(language, until) }) : fill(own.file, { sender, company, name });
  return {
    subject: fill(own.subject, { sender, title }),
    sender: company,
    paragraphs: [greeting(language, ''), said, ...(message ? [fill(own.message, { message })] : [])],
    ...(url ? { action: { label: own.label, url } } : {}),
    notes: [own.note],
  };
}
