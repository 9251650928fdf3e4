import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    set: { subject: 'Your talk with {company}', body: 'We are glad to meet you and talk about “{title}”:' },
    moved: { subject: 'Your talk with {company} has a new date', body: 'Our talk about “{title}” takes place at another time or place:' },
    off: {
      subject: 'Your talk with {company} is called off',
      body: 'Unfortunately our talk about “{title}” at the following time does not take place:',
    },
    when: '{time}, {minutes} minutes\n{place}',
    calendar:
      'The date is attached for your calendar. If it does not suit you, please ask us for another one on the page of your application.',
    regards: 'Kind regards\n{company}',
  },
  de: {
    set: { subject: 'Ihr Gespräch mit {company}', body: 'wir freuen uns, Sie kennenzulernen und mit Ihnen über „{title}“ zu sprechen:' },
    moved: {
      subject: 'Neuer Termin für Ihr Gespräch mit {company}',
      body: 'unser Gespräch über „{title}“ findet zu einer anderen Zeit oder an einem anderen Ort statt:',
    },
    off: {
      subject: 'Ihr Gespräch mit {company} fällt aus',
      body: 'leider findet unser Gespräch über „{title}“ zu dieser Zeit nicht statt:',
    },
    when: '{time}, {minutes} Minuten\n{place}',
    calendar:
      'Der Termin hängt für Ihren Kalender an. Passt er Ihnen nicht, bitten Sie uns auf der Seite Ihrer Bewerbung um einen anderen.',
    regards: 'Freundliche Grüße\n{company}',
  },
  fr: {
    set: {
      subject: 'Votre échange avec {company}',
      body: 'Nous nous réjouissons de vous rencontrer et de parler avec vous du poste « {title} » :',
    },
    moved: {
      subject: 'Nouvelle date pour votre échange avec {company}',
      body: 'Notre échange au sujet du poste « {title} » aura lieu à un autre moment ou à un autre endroit :',
    },
    off: {
      subject: 'Votre échange avec {company} est annulé',
      body: 'Notre échange au sujet du poste « {title} » n’aura malheureusement pas lieu au moment prévu :',
    },
    when: '{time}, {minutes} minutes\n{place}',
    calendar:
      'La date est jointe pour votre agenda. Si elle ne vous convient pas, demandez-nous-en une autre sur la page de votre candidature.',
    regards: 'Cordialement\n{company}',
  },
});

interface Agreed {
  what: 'set' | 'moved' | 'off';
  firstName: string;
  title: string;
  company: string;
  /** In words. */
  time: string;
  minutes: number;
  place: string;
  /** Own words of the recruiter. */
  note: string;
}

/** To an applicant: a talk has a date, another one, or none any more. */
export function talkLetter(language: Language, { what, firstName, title, company, time, minutes, place, note }: Agreed): Letter {
  const own = texts[language];
  return {
    subject: fill(own[what].subject, { company }),
    sender: company,
    paragraphs: [
      greeting(language, firstName),
      fill(own[what].body, { title }),
      fill(own.when, { time, minutes: String(minutes), place }),
      ...(note ? [note] : []),
      ...(what === 'off' ? [] : [own.calendar]),
      fill(own.regards, { company }),
    ],
  };
}
