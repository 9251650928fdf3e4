import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: 'A webhook of yours is turned off',
    failing:
      'Nothing that was sent to {url} in the last five days has arrived, so Vitrine sends nothing there any more. Once the address answers again, turn the webhook on and replay what was missed: everything of the last thirty days is kept.',
    gone: '{url} answered that it is gone for good (410), so Vitrine sends nothing there any more. If that was a mistake, turn the webhook on again and replay what was missed: everything of the last thirty days is kept.',
    label: 'See the webhook',
  },
  de: {
    subject: 'Ein Webhook ist abgeschaltet',
    failing:
      'Nichts, was in den letzten fünf Tagen an {url} ging, ist angekommen; deshalb sendet Vitrine nichts mehr dorthin. Sobald die Adresse wieder antwortet, schalten Sie den Webhook ein und holen Sie nach, was fehlt: Alles aus den letzten dreißig Tagen ist aufbewahrt.',
    gone: '{url} hat geantwortet, dass es die Adresse nicht mehr gibt (410); deshalb sendet Vitrine nichts mehr dorthin. War das ein Versehen, schalten Sie den Webhook wieder ein und holen Sie nach, was fehlt: Alles aus den letzten dreißig Tagen ist aufbewahrt.',
    label: 'Webhook ansehen',
  },
  fr: {
    subject: 'Un de vos webhooks est désactivé',
    failing:
      'Rien de ce qui a été envoyé à {url} ces cinq derniers jours n’est arrivé ; Vitrine n’y envoie donc plus rien. Dès que l’adresse répond de nouveau, réactivez le webhook et renvoyez ce qui manque : tout ce qui date des trente derniers jours est conservé.',
    gone: '{url} a répondu que l’adresse n’existe plus (410) ; Vitrine n’y envoie donc plus rien. Si c’était une erreur, réactivez le webhook et renvoyez ce qui manque : tout ce qui date des trente derniers jours est conservé.',
    label: 'Voir le webhook',
  },
});

interface Disabled {
  why: 'failing' | 'gone';
  firstName: string;
  /** Where events went. */
  url: string;
  page: string;
}

/** To the owner of a company whose webhook was turned off. */
export function disabledLetter(language: Language, { why, firstName, url, page }: Disabled): Letter {
  const { subject, label, [why]: said } = texts[language];
  return { subject, paragraphs: [greeting(language, firstName), fill(said, { url })], action: { label, url: page } };
}
