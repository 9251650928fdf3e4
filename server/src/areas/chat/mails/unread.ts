import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: '{title}: {count} unread messages',
    subjectOne: '{title}: an unread message',
    plain: '{count} unread messages',
    plainOne: 'An unread message',
    body: 'Somebody wrote to you in Vitrine, and you have not read it yet.',
    label: 'Read and answer',
    note: 'You get one such mail until you have read the conversation.',
    end: 'No more mails about messages:\n{url}',
  },
  de: {
    subject: '{title}: {count} ungelesene Nachrichten',
    subjectOne: '{title}: eine ungelesene Nachricht',
    plain: '{count} ungelesene Nachrichten',
    plainOne: 'Eine ungelesene Nachricht',
    body: 'jemand hat Ihnen in Vitrine geschrieben, und Sie haben es noch nicht gelesen.',
    label: 'Lesen und antworten',
    note: 'Sie erhalten eine solche Mail, bis Sie die Unterhaltung gelesen haben.',
    end: 'Keine Mails mehr zu Nachrichten:\n{url}',
  },
  fr: {
    subject: '{title} : {count} messages non lus',
    subjectOne: '{title} : un message non lu',
    plain: '{count} messages non lus',
    plainOne: 'Un message non lu',
    body: 'Une personne vous a écrit dans Vitrine et vous n’avez pas encore lu son message.',
    label: 'Lire et répondre',
    note: 'Vous recevez un seul e-mail de ce genre tant que vous n’avez pas lu la conversation.',
    end: 'Ne plus recevoir d’e-mails sur les messages :\n{url}',
  },
});

interface Unread {
  name: string;
  /** The job it is about, or empty. */
  title: string;
  count: number;
  url: string;
  end: string;
}

/** To somebody who has not read what was written to them: how much it is and about which job, neither words nor names. */
export function unreadLetter(language: Language, { name, title, count, url, end }: Unread): Letter {
  const { subject, subjectOne, plain, plainOne, body, label, note, end: ending } = texts[language];
  const about = count === 1 ? fill(subjectOne, { title }) : fill(subject, { title, count });
  const without = count === 1 ? plainOne : fill(plain, { count });
  return {
    subject: title ? about : without,
    paragraphs: [greeting(language, name), body],
    action: { label, url },
    notes: [note, fill(ending, { url: end })],
    unsubscribe: end,
  };
}
