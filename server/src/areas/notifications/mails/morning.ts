import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: 'What happened meanwhile: {count} things',
    subjectOne: 'Something happened meanwhile',
    body: 'You have not seen this in Vitrine yet:',
    label: 'Open Vitrine',
    less: 'No more mails about {name}:\n{url}',
    end: 'No more such mails at all:\n{url}',
  },
  de: {
    subject: 'Inzwischen geschehen: {count} Neuigkeiten',
    subjectOne: 'Inzwischen ist etwas geschehen',
    body: 'das haben Sie in Vitrine noch nicht gesehen:',
    label: 'Vitrine öffnen',
    less: 'Keine Mails mehr zum Thema „{name}“:\n{url}',
    end: 'Gar keine solchen Mails mehr:\n{url}',
  },
  fr: {
    subject: 'Entre-temps : {count} nouveautés',
    subjectOne: 'Entre-temps, il y a du nouveau',
    body: 'Vous n’avez pas encore vu ceci dans Vitrine :',
    label: 'Ouvrir Vitrine',
    less: 'Ne plus recevoir d’e-mails à ce sujet ({name}) :\n{url}',
    end: 'Ne plus recevoir d’e-mails de ce genre :\n{url}',
  },
});

interface Morning {
  name: string;
  lines: string[];
  url: string;
  /** Where the mails of each kind in it end, and all of them. */
  kinds: { name: string; url: string }[];
  end: string;
}

/** In the morning: what is unseen and was told by no other mail. Nobody is named. */
export function morningLetter(language: Language, { name, lines, url, kinds, end }: Morning): Letter {
  const own = texts[language];
  return {
    subject: lines.length === 1 ? own.subjectOne : fill(own.subject, { count: lines.length }),
    paragraphs: [greeting(language, name), own.body, lines.join('\n')],
    action: { label: own.label, url },
    notes: [...kinds.map((one) => fill(own.less, one)), fill(own.end, { url: end })],
    unsubscribe: end,
  };
}
