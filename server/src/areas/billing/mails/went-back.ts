import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import { euros } from '../../../platform/written.ts';
import type { Told } from '../letters.ts';
import type { OrderRow } from '../orders.sql.ts';
import { longDay, planName } from '../texts.ts';

const texts = inLanguages({
  en: {
    subject: 'Your payment of {total} went back',
    text: 'The payment of {total} for {plan} was disputed or refunded, so its invoice is taken back; the credit note follows by mail.',
    next: 'Until {until} you can use everything as before. Then the plan rests, and your card is not charged for it again unless you go on with it.',
    label: 'See my plans',
  },
  de: {
    subject: 'Ihre Zahlung von {total} ging zurück',
    text: 'Die Zahlung von {total} für {plan} wurde angefochten oder erstattet. Die Rechnung dazu ist storniert; die Rechnungskorrektur folgt per E-Mail.',
    next: 'Bis zum {until} können Sie alles wie bisher nutzen. Danach ruht der Tarif, und Ihre Karte wird nicht wieder dafür belastet, solange Sie ihn nicht fortsetzen.',
    label: 'Meine Tarife ansehen',
  },
  fr: {
    subject: 'Votre paiement de {total} vous est revenu',
    text: 'Le paiement de {total} pour {plan} a été contesté ou remboursé. Sa facture est annulée ; l’avoir suit par e-mail.',
    next: 'Jusqu’au {until}, vous pouvez tout utiliser comme avant. Ensuite, la formule est mise en pause, et votre carte n’est plus débitée pour elle tant que vous ne la reprenez pas.',
    label: 'Voir mes formules',
  },
});

/** To the owner: what a card had paid was given back outside of the product, and the plan rests after its period. */
export function wentBackLetter(language: Language, { name, url, order, until }: Told & { order: OrderRow; until: string }): Letter {
  const { subject, text, next, label } = texts[language];
  const total = euros(language, order.total);
  return {
    subject: fill(subject, { total }),
    paragraphs: [
      greeting(language, name),
      fill(text, { total, plan: planName(language, order.plan_id) }),
      fill(next, { until: longDay(language, until) }),
    ],
    action: { label, url },
  };
}
