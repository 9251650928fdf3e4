import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

import { writtenDay } from '../../../platform/written.ts';

const texts = inLanguages({
  en: {
    subject: 'A reminder: your video interview with {company}',
    body: 'Your video interview for the position “{title}” is open until {day}.',
    label: 'To the interview',
    cancel: 'You do not want to take part? Cancel here: {url}',
  },
  de: {
    subject: 'Zur Erinnerung: Ihr Videointerview bei {company}',
    body: 'Ihr Videointerview für die Stelle „{title}“ ist noch bis zum {day} möglich.',
    label: 'Zum Interview',
    cancel: 'Sie möchten nicht teilnehmen? Hier sagen Sie ab: {url}',
  },
  fr: {
    subject: 'Rappel : votre entretien vidéo avec {company}',
    body: 'Votre entretien vidéo pour le poste « {title} » est ouvert jusqu’au {day} inclus.',
    label: 'Aller à l’entretien',
    cancel: 'Vous ne souhaitez pas participer ? Déclinez ici : {url}',
  },
});

interface Reminded {
  name: string;
  companyName: string;
  title: string;
  /** YYYY-MM-DD. */
  deadline: string;
  url: string;
  cancelUrl: string;
}

/** To somebody who was invited and has not begun, before the time is over. */
export function reminderLetter(language: Language, { name, companyName: company, title, deadline, url, cancelUrl }: Reminded): Letter {
  const { subject, body, label, cancel } = texts[language];
  return {
    subject: fill(subject, { company }),
    sender: company,
    paragraphs: [greeting(language, name), fill(body, { title, day: writtenDay(language, deadline) })],
    action: { label, url },
    notes: [fill(cancel, { url: cancelUrl })],
  };
}
