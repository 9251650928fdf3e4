import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import { type Meeting, meetingParagraphs } from './meeting.ts';

const texts = inLanguages({
  en: {
    set: { subject: 'A talk about {title}', body: 'You meet an applicant for “{title}”:' },
    picked: { subject: 'A time is chosen: talk about {title}', body: 'An applicant for “{title}” has chosen this time:' },
    moved: {
      subject: 'New date: talk about {title}',
      body: 'Your talk with an applicant for “{title}” will take place at another time or place:',
    },
    off: { subject: 'Called off: talk about {title}', body: 'Your talk with an applicant for “{title}” will not take place:' },
    own: { subject: 'An applicant cannot come: talk about {title}', body: 'An applicant for “{title}” has called off the talk:' },
    without: { subject: 'Without you: talk about {title}', body: 'Others will talk to the applicant for “{title}”; you need not come:' },
    reminder: { subject: 'Soon: talk about {title}', body: 'You are about to meet an applicant for “{title}”:' },
    calendar: 'The date is attached for your calendar.',
    label: 'See the application',
  },
  de: {
    set: { subject: 'Ein Gespräch über {title}', body: 'Sie treffen jemanden, der sich auf „{title}“ beworben hat:' },
    picked: { subject: 'Ein Termin ist gewählt: Gespräch über {title}', body: 'Für „{title}“ wurde dieser Termin gewählt:' },
    moved: {
      subject: 'Neuer Termin: Gespräch über {title}',
      body: 'Ihr Gespräch zur Bewerbung auf „{title}“ findet zu einer anderen Zeit oder an einem anderen Ort statt:',
    },
    off: { subject: 'Abgesagt: Gespräch über {title}', body: 'Ihr Gespräch zur Bewerbung auf „{title}“ findet nicht statt:' },
    own: { subject: 'Eine Absage: Gespräch über {title}', body: 'Das Gespräch über „{title}“ wurde von der anderen Seite abgesagt:' },
    without: {
      subject: 'Ohne Sie: Gespräch über {title}',
      body: 'Andere führen das Gespräch zur Bewerbung auf „{title}“, Sie brauchen nicht zu kommen:',
    },
    reminder: { subject: 'Bald: Gespräch über {title}', body: 'Ihr Gespräch zur Bewerbung auf „{title}“ steht bevor:' },
    calendar: 'Der Termin hängt für Ihren Kalender an.',
    label: 'Bewerbung ansehen',
  },
  fr: {
    set: { subject: 'Un échange au sujet du poste {title}', body: 'Vous rencontrez une personne qui a postulé à « {title} » :' },
    picked: { subject: 'Une date est choisie : échange sur le poste {title}', body: 'Cette date a été choisie pour « {title} » :' },
    moved: {
      subject: 'Nouvelle date : échange sur le poste {title}',
      body: 'Votre échange au sujet du poste « {title} » aura lieu à un autre moment ou à un autre endroit :',
    },
    off: { subject: 'Annulé : échange sur le poste {title}', body: 'Votre échange au sujet du poste « {title} » n’aura pas lieu :' },
    own: {
      subject: 'Une annulation : échange sur le poste {title}',
      body: 'La personne qui a postulé à « {title} » a annulé l’échange :',
    },
    without: {
      subject: 'Sans vous : échange sur le poste {title}',
      body: 'D’autres mènent l’échange au sujet du poste « {title} », votre présence n’est plus nécessaire :',
    },
    reminder: { subject: 'Bientôt : échange sur le poste {title}', body: 'Votre échange au sujet du poste « {title} » approche :' },
    calendar: 'La date est jointe pour votre agenda.',
    label: 'Voir la candidature',
  },
});

export type ToldInterviewer = 'set' | 'picked' | 'moved' | 'off' | 'own' | 'without' | 'reminder';

interface Told extends Meeting {
  what: ToldInterviewer;
  firstName: string;
  title: string;
  /** Where the application is seen. */
  url: string;
}

const withoutEntry: readonly ToldInterviewer[] = ['off', 'own', 'without'];

/** To somebody of a company who takes part in a talk. It does not name the applicant, whom not everybody may know. */
export function interviewerLetter(language: Language, told: Told): Letter {
  const own = texts[language];
  const { what, firstName, title, url, linkFollows } = told;
  const isGone = withoutEntry.includes(what);
  return {
    subject: fill(own[what].subject, { title }),
    paragraphs: [
      greeting(language, firstName),
      fill(own[what].body, { title }),
      ...meetingParagraphs(language, { ...told, linkFollows: linkFollows && !isGone }),
      ...(isGone ? [] : [own.calendar]),
    ],
    action: { label: own.label, url },
  };
}
