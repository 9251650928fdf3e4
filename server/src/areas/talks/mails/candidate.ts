import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import { locales } from '../../../platform/written.ts';
import { type Meeting, meetingParagraphs } from './meeting.ts';

const texts = inLanguages({
  en: {
    set: { subject: 'Your talk with {company}', body: 'We look forward to meeting you and talking about “{title}”:' },
    moved: {
      subject: 'Your talk with {company} has a new date',
      body: 'Our talk about “{title}” will take place at another time or place:',
    },
    offer: {
      subject: 'Times for a talk with {company}',
      body: 'We would like to talk to you about “{title}”. Please choose one of these times on the page of your application, which shows them on your own clock:',
    },
    reminder: { subject: 'Soon: your talk with {company}', body: 'We look forward to talking with you about “{title}”:' },
    own: { subject: 'You have called off your talk with {company}', body: 'Our talk about “{title}” at this time will not take place:' },
    off: {
      subject: 'Your talk with {company} is called off',
      body: 'Unfortunately our talk about “{title}” at the following time will not take place:',
    },
    calendar:
      'The date is attached for your calendar. If it does not suit you, please ask us for another one on the page of your application.',
    people: 'You will meet {names}.',
    regards: 'Kind regards\n{company}',
  },
  de: {
    set: { subject: 'Ihr Gespräch mit {company}', body: 'wir freuen uns, Sie kennenzulernen und mit Ihnen über „{title}“ zu sprechen:' },
    moved: {
      subject: 'Neuer Termin für Ihr Gespräch mit {company}',
      body: 'unser Gespräch über „{title}“ findet zu einer anderen Zeit oder an einem anderen Ort statt:',
    },
    offer: {
      subject: 'Termine für ein Gespräch mit {company}',
      body: 'wir möchten gern mit Ihnen über „{title}“ sprechen. Bitte wählen Sie auf der Seite Ihrer Bewerbung einen dieser Termine; dort sehen Sie sie in Ihrer Ortszeit:',
    },
    reminder: { subject: 'Bald: Ihr Gespräch mit {company}', body: 'wir freuen uns auf das Gespräch mit Ihnen über „{title}“:' },
    own: {
      subject: 'Sie haben Ihr Gespräch mit {company} abgesagt',
      body: 'unser Gespräch über „{title}“ zu dieser Zeit findet nicht statt:',
    },
    off: {
      subject: 'Ihr Gespräch mit {company} fällt aus',
      body: 'leider findet unser Gespräch über „{title}“ zu dieser Zeit nicht statt:',
    },
    calendar:
      'Der Termin hängt für Ihren Kalender an. Passt er Ihnen nicht, bitten Sie uns auf der Seite Ihrer Bewerbung um einen anderen.',
    people: 'Mit dabei: {names}.',
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
    offer: {
      subject: 'Des dates pour un échange avec {company}',
      body: 'Nous aimerions parler avec vous du poste « {title} ». Merci de choisir l’une de ces dates sur la page de votre candidature, qui les affiche à votre heure :',
    },
    reminder: {
      subject: 'Bientôt : votre échange avec {company}',
      body: 'Nous nous réjouissons de parler avec vous du poste « {title} » :',
    },
    own: {
      subject: 'Vous avez annulé votre échange avec {company}',
      body: 'Notre échange au sujet du poste « {title} » n’aura pas lieu à ce moment :',
    },
    off: {
      subject: 'Votre échange avec {company} est annulé',
      body: 'Notre échange au sujet du poste « {title} » n’aura malheureusement pas lieu au moment prévu :',
    },
    calendar:
      'La date est jointe pour votre agenda. Si elle ne vous convient pas, demandez-nous-en une autre sur la page de votre candidature.',
    people: 'Vous rencontrerez {names}.',
    regards: 'Cordialement\n{company}',
  },
});

export type ToldCandidate = 'set' | 'moved' | 'off' | 'own' | 'offer' | 'reminder';

interface Agreed extends Meeting {
  what: ToldCandidate;
  firstName: string;
  title: string;
  company: string;
  /** Who of the company takes part. */
  people: string[];
}

const withCalendar: readonly ToldCandidate[] = ['set', 'moved', 'reminder'];

/** To an applicant: there are times to choose from, or a talk has a date, another one, or none any more, or comes near. */
export function talkLetter(language: Language, told: Agreed): Letter {
  const own = texts[language];
  const { what, firstName, title, company, people, linkFollows } = told;
  const isOff = what === 'off' || what === 'own';
  const names = new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(people);
  const whom = isOff || people.length === 0 ? [] : [fill(own.people, { names })];
  return {
    subject: fill(own[what].subject, { company }),
    sender: company,
    paragraphs: [
      greeting(language, firstName),
      fill(own[what].body, { title }),
      ...meetingParagraphs(language, { ...told, linkFollows: linkFollows && !isOff }, whom),
      ...(withCalendar.includes(what) ? [own.calendar] : []),
      fill(own.regards, { company }),
    ],
  };
}
