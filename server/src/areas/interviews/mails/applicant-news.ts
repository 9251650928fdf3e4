import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    applied: {
      subject: 'New application: {candidate}',
      body: '{candidate} has applied for “{title}”.',
      label: 'See the application',
    },
    sent: {
      subject: 'New interview: {candidate}',
      body: '{candidate} has sent the video interview for “{title}”.',
      label: 'Watch answers',
    },
    asked: {
      subject: '{candidate} asks for another attempt',
      body: '{candidate} asks for another attempt in the video interview for “{title}”. You decide.',
      label: 'To the request',
    },
    nameless: 'Applicant {alias}',
    note: 'The link signs you in once, within 15 minutes; later it leads to the sign-in.',
    end: 'You can end these mails here:\n{url}',
  },
  de: {
    applied: {
      subject: 'Neue Bewerbung: {candidate}',
      body: '{candidate} hat sich auf „{title}“ beworben.',
      label: 'Bewerbung ansehen',
    },
    sent: {
      subject: 'Neues Interview: {candidate}',
      body: '{candidate} hat das Videointerview für „{title}“ gesendet.',
      label: 'Antworten ansehen',
    },
    asked: {
      subject: '{candidate} bittet um einen weiteren Versuch',
      body: '{candidate} bittet im Videointerview für „{title}“ um einen weiteren Versuch. Sie entscheiden.',
      label: 'Zur Bitte',
    },
    nameless: 'Bewerbung {alias}',
    note: 'Der Link meldet Sie innerhalb von 15 Minuten einmal an; danach führt er zur Anmeldung.',
    end: 'Hier können Sie diese Mails beenden:\n{url}',
  },
  fr: {
    applied: {
      subject: 'Nouvelle candidature : {candidate}',
      body: '{candidate} a postulé pour « {title} ».',
      label: 'Voir la candidature',
    },
    sent: {
      subject: 'Nouvel entretien : {candidate}',
      body: '{candidate} a envoyé son entretien vidéo pour « {title} ».',
      label: 'Voir les réponses',
    },
    asked: {
      subject: '{candidate} demande une nouvelle tentative',
      body: '{candidate} demande une nouvelle tentative dans l’entretien vidéo pour « {title} ». À vous de décider.',
      label: 'Voir la demande',
    },
    nameless: 'Candidature {alias}',
    note: 'Le lien vous connecte une fois, dans les 15 minutes ; ensuite il mène à la connexion.',
    end: 'Vous pouvez arrêter ces e-mails ici :\n{url}',
  },
});

interface News {
  about: 'applied' | 'sent' | 'asked';
  /** The recruiter. */
  name: string;
  candidate: string | { alias: string };
  title: string;
  url: string;
  /** Where mails of this kind are ended. */
  end: string;
}

/** To recruiters: what an applicant did. Somebody whose name is left out goes by an alias. */
export function applicantNewsLetter(language: Language, { about, name, candidate: who, title, url, end }: News): Letter {
  const { [about]: own, nameless, note, end: ending } = texts[language];
  const candidate = typeof who === 'string' ? who : fill(nameless, who);
  return {
    subject: fill(own.subject, { candidate }),
    paragraphs: [greeting(language, name), fill(own.body, { candidate, title })],
    action: { label: own.label, url },
    notes: [note, fill(ending, { url: end })],
    unsubscribe: end,
  };
}
