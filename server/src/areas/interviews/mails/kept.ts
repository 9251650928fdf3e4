import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: 'Your recording for {title} is safe',
    body: 'Your interview with {company} broke off. What you had recorded is kept. Nothing was sent: you decide whether to use it or to record again.',
    note: 'A recording that broke off uses none of your attempts.',
    label: 'Continue the interview',
  },
  de: {
    subject: 'Ihre Aufnahme für {title} ist gesichert',
    body: 'Ihr Interview mit {company} wurde unterbrochen. Was Sie aufgenommen hatten, ist gesichert. Es wurde nichts gesendet: Sie entscheiden, ob Sie es verwenden oder neu aufnehmen.',
    note: 'Eine unterbrochene Aufnahme verbraucht keinen Versuch.',
    label: 'Interview fortsetzen',
  },
  fr: {
    subject: 'Votre enregistrement pour {title} est conservé',
    body: 'Votre entretien avec {company} a été interrompu. Ce que vous aviez enregistré est conservé. Rien n’a été envoyé : vous décidez de l’utiliser ou de recommencer.',
    note: 'Un enregistrement interrompu ne compte pas comme une tentative.',
    label: 'Reprendre l’entretien',
  },
});

interface Kept {
  name: string;
  company: string;
  title: string;
  url: string;
}

/** To a candidate who has not come back to a recording. */
export function keptLetter(language: Language, { name, company, title, url }: Kept): Letter {
  const { subject, body, note, label } = texts[language];
  return {
    subject: fill(subject, { title }),
    paragraphs: [greeting(language, name), fill(body, { company })],
    action: { label, url },
    notes: [note],
    sender: company,
  };
}
