import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: 'Called off: talk about {title}',
    body: 'An application for “{title}” has been deleted, and your talk at {time} will not take place. The attached entry takes it out of your calendar.',
    label: 'See the applicants',
  },
  de: {
    subject: 'Abgesagt: Gespräch über {title}',
    body: 'Eine Bewerbung auf „{title}“ ist gelöscht, und Ihr Gespräch am {time} findet nicht statt. Der Eintrag im Anhang nimmt es aus Ihrem Kalender.',
    label: 'Bewerbungen ansehen',
  },
  fr: {
    subject: 'Annulé : échange sur le poste {title}',
    body: 'Une candidature au poste « {title} » est supprimée, et votre échange du {time} n’aura pas lieu. L’entrée jointe le retire de votre agenda.',
    label: 'Voir les candidatures',
  },
});

interface Ended {
  firstName: string;
  title: string;
  /** In words. */
  time: string;
  url: string;
}

/** To somebody who would have taken part in a talk about an application that is gone. It says nothing of who had applied. */
export function talkEndedLetter(language: Language, { firstName, title, time, url }: Ended): Letter {
  const { subject, body, label } = texts[language];
  return {
    subject: fill(subject, { title }),
    paragraphs: [greeting(language, firstName), fill(body, { title, time })],
    action: { label, url },
  };
}
