import type { Language } from '@vitrine/contract/vocabulary.ts';
import { spokenTime } from '../../../platform/mail/calendar.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: { talk: '{name} would like to meet {person}', profile: '{name} asks for the private profile of {person}' },
    talk: '{name} ({email}) has looked at your showroom “{showroom}” and would like to talk with {person}. These times are proposed:\n{times}',
    profile:
      '{name} ({email}) has looked at your showroom “{showroom}” and asks for the private profile of {person}. Only {person} can decide that: please ask.',
    message: '“{message}”',
    calendar:
      'Each time is attached as an invitation. Accept the one that suits; your answer goes to the viewer. The candidate has not been told yet.',
    label: 'Open the showrooms',
  },
  de: {
    subject: { talk: '{name} möchte {person} kennenlernen', profile: '{name} bittet um das private Profil von {person}' },
    talk: '{name} ({email}) hat Ihren Showroom „{showroom}“ angesehen und möchte mit {person} sprechen. Vorgeschlagen sind:\n{times}',
    profile:
      '{name} ({email}) hat Ihren Showroom „{showroom}“ angesehen und bittet um das private Profil von {person}. Das kann nur {person} entscheiden: bitte fragen Sie nach.',
    message: '„{message}“',
    calendar:
      'Jeder Termin hängt als Einladung an. Sagen Sie bei dem zu, der passt; Ihre Antwort geht an die anfragende Person. Die Kandidatin oder der Kandidat weiß noch nichts davon.',
    label: 'Showrooms öffnen',
  },
  fr: {
    subject: { talk: '{name} souhaite rencontrer {person}', profile: '{name} demande le profil privé de {person}' },
    talk: '{name} ({email}) a vu votre showroom « {showroom} » et souhaite parler avec {person}. Moments proposés :\n{times}',
    profile:
      '{name} ({email}) a vu votre showroom « {showroom} » et demande le profil privé de {person}. Cette décision appartient à {person} : veuillez le lui demander.',
    message: '« {message} »',
    calendar:
      'Chaque moment est joint comme invitation. Acceptez celui qui convient ; votre réponse part à la personne intéressée. La candidate ou le candidat n’en est pas encore informé.',
    label: 'Ouvrir les showrooms',
  },
});

export interface Requested {
  kind: 'talk' | 'profile';
  recruiter: string;
  /** The candidate. */
  person: string;
  name: string;
  email: string;
  message: string;
  showroom: string;
  times: Date[];
  timeZone: string;
  url: string;
}

/** To the recruiter who made a showroom: a viewer asks to meet somebody, or for a private profile. */
export function requestLetter(language: Language, asked: Requested): Letter {
  const { kind, recruiter, person, name, email, message, showroom, timeZone, url } = asked;
  const own = texts[language];
  const times = asked.times.map((one) => `• ${spokenTime(one, language, timeZone)} (${timeZone})`).join('\n');
  const facts = { name, email, showroom, person };
  return {
    subject: fill(own.subject[kind], { name, person }),
    paragraphs: [
      greeting(language, recruiter),
      kind === 'talk' ? fill(own.talk, { ...facts, times }) : fill(own.profile, facts),
      ...(message ? [fill(own.message, { message })] : []),
      ...(kind === 'talk' ? [own.calendar] : []),
    ],
    action: { label: own.label, url },
  };
}
