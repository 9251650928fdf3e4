import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../platform/mail.ts';
import { writtenDay } from '../../platform/written.ts';

interface Keep {
  name: string;
  companyName: string;
  title: string;
  /** When the application goes without an answer. */
  until: string;
  url: string;
}

/** To the candidate: may the company keep the application longer? */
export function keepLongerLetter(language: Language, { name, companyName, title, until, url }: Keep): Letter {
  const day = writtenDay(language, until);
  const texts = {
    en: {
      subject: `Should ${companyName} keep your application?`,
      hello: `Hello ${name},`,
      body: `${companyName} would like to keep your application for “${title}” for other openings. If you do nothing, it is deleted on ${day}.`,
      label: 'Look at it and decide',
      note: 'You can change your mind at any time.',
    },
    de: {
      subject: `Soll ${companyName} Ihre Bewerbung behalten?`,
      hello: `Guten Tag ${name},`,
      body: `${companyName} möchte Ihre Bewerbung für „${title}“ für andere Stellen behalten. Wenn Sie nichts tun, wird sie am ${day} gelöscht.`,
      label: 'Ansehen und entscheiden',
      note: 'Sie können es sich jederzeit anders überlegen.',
    },
    fr: {
      subject: `${companyName} peut-elle garder votre candidature ?`,
      hello: `Bonjour ${name},`,
      body: `${companyName} souhaite garder votre candidature pour « ${title} » pour d’autres postes. Si vous ne faites rien, elle sera supprimée le ${day}.`,
      label: 'Regarder et décider',
      note: 'Vous pouvez changer d’avis à tout moment.',
    },
  }[language];
  return {
    subject: texts.subject,
    paragraphs: [texts.hello, texts.body],
    action: { label: texts.label, url },
    notes: [texts.note],
    sender: companyName,
  };
}
