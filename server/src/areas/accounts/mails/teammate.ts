import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import { notYou } from './asked-for.ts';

const texts = inLanguages({
  en: {
    subject: '{by} invites you to the team of {company}',
    body: '{by} would like to recruit together with you at {company}, on Vitrine.',
    label: 'Join the team',
    life: 'The link is good for 14 days.',
  },
  de: {
    subject: '{by} lädt Sie in das Team von {company} ein',
    body: '{by} möchte bei {company} mit Ihnen gemeinsam auf Vitrine Stellen besetzen.',
    label: 'Dem Team beitreten',
    life: 'Der Link gilt 14 Tage.',
  },
  fr: {
    subject: '{by} vous invite dans l’équipe de {company}',
    body: '{by} souhaite recruter avec vous chez {company}, sur Vitrine.',
    label: 'Rejoindre l’équipe',
    life: 'Le lien est valable 14 jours.',
  },
});

interface Teammate {
  /** Who invites. */
  by: string;
  company: string;
  url: string;
}

/** To somebody a recruiter wants in the team. */
export function teammateLetter(language: Language, { by, company, url }: Teammate): Letter {
  const { subject, body, label, life } = texts[language];
  return {
    subject: fill(subject, { by, company }),
    paragraphs: [fill(body, { by, company })],
    action: { label, url },
    notes: [life, notYou(language)],
  };
}
