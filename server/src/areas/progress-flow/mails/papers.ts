import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

export type Occasion = 'asked' | 'due' | 'refused' | 'again' | 'urgent';

const texts = inLanguages({
  en: {
    asked: { subject: 'What {company} needs from you', body: 'For “{title}” we need some documents from you:' },
    due: { subject: 'A reminder of documents for {company}', body: 'These documents for “{title}” are still missing:' },
    refused: { subject: 'Please look at a document for {company} again', body: 'We could not accept this document for “{title}”:' },
    again: { subject: '{company} asks for a document once more', body: 'For “{title}” we need this document once more:' },
    urgent: { subject: '{company} urgently needs a document', body: 'For “{title}” we urgently need this document:' },
    until: '{document}, by {day}',
    reason: 'The reason: {reason}',
    how: 'You can upload a file, choose one from your profile, or take photographs with your phone.',
    guest: 'To hand in documents, please finish your sign-up with this address first.',
    label: 'Hand in documents',
    end: 'You can end these mails here:\n{url}',
  },
  de: {
    asked: { subject: 'Was {company} von Ihnen braucht', body: 'für „{title}“ brauchen wir einige Unterlagen von Ihnen:' },
    due: { subject: 'Erinnerung an Unterlagen für {company}', body: 'diese Unterlagen für „{title}“ fehlen noch:' },
    refused: {
      subject: 'Bitte sehen Sie eine Unterlage für {company} noch einmal an',
      body: 'diese Unterlage für „{title}“ konnten wir nicht annehmen:',
    },
    again: { subject: '{company} bittet noch einmal um eine Unterlage', body: 'für „{title}“ brauchen wir diese Unterlage noch einmal:' },
    urgent: { subject: '{company} braucht dringend eine Unterlage', body: 'für „{title}“ brauchen wir dringend diese Unterlage:' },
    until: '{document}, bis {day}',
    reason: 'Der Grund: {reason}',
    how: 'Sie können eine Datei hochladen, eine aus Ihrem Profil wählen oder die Unterlage mit dem Handy fotografieren.',
    guest: 'Um Unterlagen abzugeben, schließen Sie bitte zuerst Ihre Registrierung mit dieser Adresse ab.',
    label: 'Unterlagen abgeben',
    end: 'Hier können Sie diese Mails beenden:\n{url}',
  },
  fr: {
    asked: {
      subject: 'Ce dont {company} a besoin de votre part',
      body: 'Pour le poste « {title} », nous avons besoin de quelques documents :',
    },
    due: { subject: 'Rappel : documents pour {company}', body: 'Ces documents pour le poste « {title} » manquent encore :' },
    refused: {
      subject: 'Merci de revoir un document pour {company}',
      body: 'Nous n’avons pas pu accepter ce document pour le poste « {title} » :',
    },
    again: {
      subject: '{company} vous redemande un document',
      body: 'Pour le poste « {title} », nous avons de nouveau besoin de ce document :',
    },
    urgent: {
      subject: '{company} a besoin d’un document en urgence',
      body: 'Pour le poste « {title} », nous avons besoin de ce document en urgence :',
    },
    until: '{document}, d’ici le {day}',
    reason: 'La raison : {reason}',
    how: 'Vous pouvez envoyer un fichier, en choisir un de votre profil ou prendre des photos avec votre téléphone.',
    guest: 'Pour remettre des documents, veuillez d’abord terminer votre inscription avec cette adresse.',
    label: 'Remettre des documents',
    end: 'Vous pouvez arrêter ces e-mails ici :\n{url}',
  },
});

/** A document with the day by which it is wanted, already in words. */
export const withDay = (language: Language, document: string, day: string) => fill(texts[language].until, { document, day });

interface Facts {
  name: string;
  company: string;
  /** The job. */
  title: string;
  titles: string[];
  reason: string;
  /** Somebody without an account, who cannot hand anything in yet. */
  guest: boolean;
  url: string;
  /** Where these mails are ended. */
  end: string;
}

/** To somebody who was taken on: papers are wanted, still missing, refused, or wanted anew. */
export function papersLetter(language: Language, what: Occasion, facts: Facts): Letter {
  const { name, company, title, titles, reason, guest, url, end } = facts;
  const own = texts[language];
  return {
    subject: fill(own[what].subject, { company }),
    sender: company,
    paragraphs: [
      greeting(language, name),
      fill(own[what].body, { title }),
      titles.map((one) => `• ${one}`).join('\n'),
      ...(reason ? [fill(own.reason, { reason })] : []),
      guest ? own.guest : own.how,
    ],
    action: { label: own.label, url },
    notes: [fill(own.end, { url: end })],
    unsubscribe: end,
  };
}
