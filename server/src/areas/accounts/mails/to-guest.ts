import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: { erasing: 'You did not ask for this, or want everything about you removed? Here it goes at once and for good:\n{url}' },
  de: {
    erasing: 'Sie haben das nicht angefordert oder möchten, dass alles über Sie gelöscht wird? Hier geht es sofort und endgültig:\n{url}',
  },
  fr: {
    erasing:
      'Vous n’avez rien demandé, ou souhaitez que tout ce qui vous concerne soit supprimé ? C’est immédiat et définitif ici :\n{url}',
  },
});

export interface GuestFacts {
  name: string;
  url: string;
  /** Where everything about the guest is removed. */
  erase: string;
}

interface Words {
  subject: string;
  body: string;
  label: string;
  life: string;
}

/** A letter to a guest, who has no settings: it says where everything is removed. */
export const guestLetter = (language: Language, { name, url, erase }: GuestFacts, { subject, body, label, life }: Words): Letter => ({
  subject,
  paragraphs: [greeting(language, name), body],
  action: { label, url },
  notes: [life, fill(texts[language].erasing, { url: erase })],
});
