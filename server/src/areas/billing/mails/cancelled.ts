import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import type { Told } from '../letters.ts';
import { longDay, planName } from '../texts.ts';

const texts = inLanguages({
  en: {
    subject: 'Your subscription has been cancelled',
    body: 'Your subscription has been cancelled. Thank you for using our product to meet your recruiting goals.',
    until: '{plan} can be used until {day}. Until then you can take the cancellation back.',
    label: 'See my plans',
  },
  de: {
    subject: 'Ihr Abonnement ist gekündigt',
    body: 'Ihr Abonnement ist gekündigt. Vielen Dank, dass Sie unser Produkt für Ihre Recruiting-Ziele genutzt haben.',
    until: '{plan} kann bis zum {day} genutzt werden. Bis dahin können Sie die Kündigung zurücknehmen.',
    label: 'Meine Tarife ansehen',
  },
  fr: {
    subject: 'Votre abonnement a été résilié',
    body: 'Votre abonnement a été résilié. Merci d’avoir utilisé notre produit pour atteindre vos objectifs de recrutement.',
    until: '{plan} reste utilisable jusqu’au {day}. D’ici là, vous pouvez annuler la résiliation.',
    label: 'Voir mes formules',
  },
});

/** To the owner: what was cancelled, and until when it goes on (R216). */
export function cancelledLetter(language: Language, { name, url, planId, until }: Told & { planId: string; until: string }): Letter {
  const said = texts[language];
  return {
    subject: said.subject,
    paragraphs: [
      greeting(language, name),
      said.body,
      fill(said.until, { plan: planName(language, planId), day: longDay(language, until) }),
    ],
    action: { label: said.label, url },
  };
}
