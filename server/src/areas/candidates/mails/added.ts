import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: '{company} has added you to its candidates',
    body: '{recruiter} of {company} has stored your name, your address and perhaps more on Vitrine, in order to consider you for a job. This is your data: you can see all of it, take the profile over as your own, or object, and it is removed at once.',
    why: '{recruiter} writes:',
    label: 'See what is stored',
    note: 'The link is good for 30 days. Without you, nobody outside this company sees the profile.',
  },
  de: {
    subject: '{company} hat Sie bei sich als Kandidatin oder Kandidat eingetragen',
    body: '{recruiter} von {company} hat Ihren Namen, Ihre Adresse und vielleicht mehr auf Vitrine gespeichert, um Sie für eine Stelle zu berücksichtigen. Es sind Ihre Daten: Sie können alles ansehen, das Profil als Ihr eigenes übernehmen, oder widersprechen, dann wird es sofort gelöscht.',
    why: '{recruiter} schreibt:',
    label: 'Ansehen, was gespeichert ist',
    note: 'Der Link gilt 30 Tage. Ohne Sie sieht niemand außerhalb dieses Unternehmens das Profil.',
  },
  fr: {
    subject: '{company} a créé un profil à votre nom',
    body: '{recruiter} de {company} a enregistré votre nom, votre adresse et peut-être davantage sur Vitrine, afin de penser à vous pour un poste. Ces données sont les vôtres : vous pouvez tout voir, récupérer le profil, ou vous y opposer, et il est supprimé aussitôt.',
    why: '{recruiter} écrit :',
    label: 'Voir ce qui est enregistré',
    note: 'Le lien est valable 30 jours. Sans vous, personne en dehors de cette entreprise ne voit ce profil.',
  },
});

interface Added {
  name: string;
  company: string;
  recruiter: string;
  /** Why, in the recruiter's own words; or empty. */
  message: string;
  url: string;
}

/** To a person whom a company added itself: who did it, why, and what can be done about it. */
export function addedLetter(language: Language, { name, company, recruiter, message, url }: Added): Letter {
  const { subject, body, why, label, note } = texts[language];
  return {
    subject: fill(subject, { company }),
    paragraphs: [greeting(language, name), fill(body, { recruiter, company }), ...(message ? [fill(why, { recruiter }), message] : [])],
    action: { label, url },
    notes: [note],
    sender: company,
  };
}
