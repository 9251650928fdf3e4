import { offeredDays } from '@vitrine/contract/interviews/uploads.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: 'May this film be your answer for {title}?',
    body: 'An administrator of Vitrine has uploaded a film for your interview with {company}. {company} does not see it and does not know of it before you agree. Please look at it first.',
    note: 'Say no, and it is deleted at once. If you say nothing, it is deleted after {days} days. A yes can be taken back at any time.',
    label: 'Look at it and decide',
  },
  de: {
    subject: 'Darf dieser Film Ihre Antwort für {title} sein?',
    body: 'Ein Administrator von Vitrine hat einen Film für Ihr Interview mit {company} hochgeladen. {company} sieht ihn nicht und weiß nichts von ihm, bevor Sie zustimmen. Bitte sehen Sie ihn zuerst an.',
    note: 'Sagen Sie nein, wird er sofort gelöscht. Sagen Sie nichts, wird er nach {days} Tagen gelöscht. Ein Ja können Sie jederzeit zurücknehmen.',
    label: 'Ansehen und entscheiden',
  },
  fr: {
    subject: 'Ce film peut-il être votre réponse pour {title} ?',
    body: 'Un administrateur de Vitrine a déposé un film pour votre entretien avec {company}. {company} ne le voit pas et n’en sait rien avant votre accord. Regardez-le d’abord.',
    note: 'Si vous dites non, il est supprimé aussitôt. Sans réponse, il est supprimé après {days} jours. Un oui peut être retiré à tout moment.',
    label: 'Regarder et décider',
  },
});

interface Offered {
  name: string;
  company: string;
  title: string;
  url: string;
}

/** To a candidate for whose interview an administrator uploaded a film. */
export function offeredLetter(language: Language, { name, company, title, url }: Offered): Letter {
  const { subject, body, note, label } = texts[language];
  return {
    subject: fill(subject, { title }),
    paragraphs: [greeting(language, name), fill(body, { company })],
    action: { label, url },
    notes: [fill(note, { days: offeredDays })],
  };
}
