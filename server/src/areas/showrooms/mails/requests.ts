import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/mail.ts';
import { locales } from '../../../platform/written.ts';

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

/** An instant on the clock of a zone, with its name: Monday, 29 March 2027 at 10:00 CEST. */
const spoken = (at: Date, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(locales[language], {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);

/** To the recruiter who made a showroom: a viewer asks to meet somebody, or for a private profile. */
export function requestLetter(
  language: Language,
  { kind, recruiter, person, name, email, message, showroom, times, timeZone, url }: Requested,
): Letter {
  const proposals = times.map((one) => `• ${spoken(one, language, timeZone)} (${timeZone})`).join('\n');
  const texts = {
    en: {
      subject: kind === 'talk' ? `${name} would like to meet ${person}` : `${name} asks for the private profile of ${person}`,
      hello: `Hello ${recruiter},`,
      talk: `${name} (${email}) has looked at your showroom “${showroom}” and would like to talk with ${person}. These times are proposed:\n${proposals}`,
      profile: `${name} (${email}) has looked at your showroom “${showroom}” and asks for the private profile of ${person}. Only ${person} can decide that: please ask.`,
      calendar:
        'Each time is attached as an invitation. Accept the one that suits; your answer goes to the viewer. The candidate has not been told yet.',
      label: 'Open the showrooms',
    },
    de: {
      subject: kind === 'talk' ? `${name} möchte ${person} kennenlernen` : `${name} bittet um das private Profil von ${person}`,
      hello: `Guten Tag ${recruiter},`,
      talk: `${name} (${email}) hat Ihren Showroom „${showroom}“ angesehen und möchte mit ${person} sprechen. Vorgeschlagen sind:\n${proposals}`,
      profile: `${name} (${email}) hat Ihren Showroom „${showroom}“ angesehen und bittet um das private Profil von ${person}. Das kann nur ${person} entscheiden: bitte fragen Sie nach.`,
      calendar:
        'Jeder Termin hängt als Einladung an. Sagen Sie bei dem zu, der passt; Ihre Antwort geht an die anfragende Person. Die Kandidatin oder der Kandidat weiß noch nichts davon.',
      label: 'Showrooms öffnen',
    },
    fr: {
      subject: kind === 'talk' ? `${name} souhaite rencontrer ${person}` : `${name} demande le profil privé de ${person}`,
      hello: `Bonjour ${recruiter},`,
      talk: `${name} (${email}) a vu votre showroom « ${showroom} » et souhaite parler avec ${person}. Moments proposés :\n${proposals}`,
      profile: `${name} (${email}) a vu votre showroom « ${showroom} » et demande le profil privé de ${person}. Cette décision appartient à ${person} : veuillez le lui demander.`,
      calendar:
        'Chaque moment est joint comme invitation. Acceptez celui qui convient ; votre réponse part à la personne intéressée. La candidate ou le candidat n’en est pas encore informé.',
      label: 'Ouvrir les showrooms',
    },
  }[language];
  return {
    subject: texts.subject,
    paragraphs: [
      texts.hello,
      kind === 'talk' ? texts.talk : texts.profile,
      ...(message ? [`„${message}“`] : []),
      ...(kind === 'talk' ? [texts.calendar] : []),
    ],
    action: { label: texts.label, url },
  };
}

/** What stands in the calendar. */
export const talkWords = (language: Language, person: string, name: string) =>
  ({
    en: { summary: `Talk about ${person} with ${name}`, description: `Proposed by ${name} in the showroom.` },
    de: { summary: `Gespräch über ${person} mit ${name}`, description: `Im Showroom vorgeschlagen von ${name}.` },
    fr: { summary: `Entretien au sujet de ${person} avec ${name}`, description: `Proposé par ${name} dans le showroom.` },
  })[language];
