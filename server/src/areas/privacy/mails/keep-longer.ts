import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

import { writtenDay } from '../../../platform/written.ts';

const texts = inLanguages({
  en: {
    subject: 'Should {company} keep your application?',
    body: '{company} would like to keep your application for “{title}” for other openings. If you do nothing, it is deleted on {day}.',
    label: 'Look at it and decide',
    note: 'You can change your mind at any time.',
  },
  de: {
    subject: 'Soll {company} Ihre Bewerbung behalten?',
    body: '{company} möchte Ihre Bewerbung für „{title}“ für andere Stellen behalten. Wenn Sie nichts tun, wird sie am {day} gelöscht.',
    label: 'Ansehen und entscheiden',
    note: 'Sie können es sich jederzeit anders überlegen.',
  },
  fr: {
    subject: '{company} peut-elle garder votre candidature ?',
    body: '{company} souhaite garder votre candidature pour « {title} » pour d’autres postes. Si vous ne faites rien, elle sera supprimée le {day}.',
    label: 'Regarder et décider',
    note: 'Vous pouvez changer d’avis à tout moment.',
  },
});

interface Keep {
  name: string;
  companyName: string;
  title: string;
  /** When the application goes without an answer. */
  until: string;
  url: string;
}

/** To the candidate: may the company keep the application longer? */
export function keepLongerLetter(language: Language, { name, companyName: company, title, until, url }: Keep): Letter {
  const { subject, body, label, note } = texts[language];
  return {
    subject: fill(subject, { company }),
    paragraphs: [greeting(language, name), fill(body, { company, title, day: writtenDay(language, until) })],
    action: { label, url },
    notes: [note],
    sender: company,
  };
}
