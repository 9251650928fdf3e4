import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: { notYou: 'If you did not ask for this, you can ignore this mail. Nothing changes.' },
  de: { notYou: 'Falls Sie das nicht angefordert haben, können Sie diese Mail ignorieren. Es ändert sich nichts.' },
  fr: { notYou: 'Si vous n’êtes pas à l’origine de cette demande, ignorez simplement ce message. Rien ne change.' },
});

export interface LinkFacts {
  name: string;
  url: string;
}

interface Words {
  subject: string;
  body: string;
  label: string;
  /** How long the link is good. */
  life: string;
}

/** Every mail with a link that somebody asked for says what to do where it was somebody else. */
export const notYou = (language: Language) => texts[language].notYou;

/** A mail with one link, to whoever asked for it. */
export const askedForLetter = (language: Language, { name, url }: LinkFacts, { subject, body, label, life }: Words): Letter => ({
  subject,
  paragraphs: [greeting(language, name), body],
  action: { label, url },
  notes: [life, notYou(language)],
});
