import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/mail.ts';
import { hello } from '../../../platform/mail-words.ts';
import { writtenDay } from '../../../platform/written.ts';
import { type Invited, invitationTexts } from './invitation.ts';

type Texts<T> = Record<Language, T>;

const reminder: Texts<{ subject: (i: Invited) => string; body: (i: Invited) => string }> = {
  en: {
    subject: (i) => `A reminder: your video interview with ${i.companyName}`,
    body: (i) => `Your video interview for the position “${i.title}” is open until ${i.deadline ? writtenDay('en', i.deadline) : 'soon'}.`,
  },
  de: {
    subject: (i) => `Zur Erinnerung: Ihr Videointerview bei ${i.companyName}`,
    body: (i) =>
      `Ihr Videointerview für die Stelle „${i.title}“ ist noch bis zum ${i.deadline ? writtenDay('de', i.deadline) : ''} möglich.`,
  },
  fr: {
    subject: (i) => `Rappel : votre entretien vidéo avec ${i.companyName}`,
    body: (i) =>
      `Votre entretien vidéo pour le poste « ${i.title} » est ouvert jusqu’au ${i.deadline ? writtenDay('fr', i.deadline) : ''} inclus.`,
  },
};

export function reminderLetter(i: Invited): Letter {
  const texts = reminder[i.language];
  return {
    subject: texts.subject(i),
    sender: i.companyName,
    paragraphs: [hello[i.language](i.name), texts.body(i)],
    action: { label: invitationTexts[i.language].label, url: i.url },
    notes: [`${invitationTexts[i.language].cancel} ${i.cancelUrl}`],
  };
}
