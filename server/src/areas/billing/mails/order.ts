import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import { euros, percent } from '../../../platform/written.ts';
import type { Told } from '../letters.ts';
import type { OrderRow } from '../orders.sql.ts';
import { longDay, planName } from '../texts.ts';

const texts = inLanguages({
  en: {
    subject: 'Your order: {plan}',
    intro: 'Thank you. This is what you have ordered, and what there is to pay:',
    begun: 'A new period of your plan has begun. This is what there is to pay:',
    covers: '{plan}, from {from} to {to}',
    credit: '{gross} less {credit} for what was left of your plan before',
    sum: 'Net {net}, VAT {rate} {vat}, together {total}',
    pay: 'Please pay {total} by {day}. The invoice, which follows by mail, says how.',
    card: 'We charge {total} to your card. The invoice follows by mail once it is paid.',
    charged: '{total} was charged to your card. The invoice follows by mail.',
    free: 'There is nothing to pay.',
    billTo: 'Billed to:\n{address}',
    label: 'See my plans',
  },
  de: {
    subject: 'Ihre Bestellung: {plan}',
    intro: 'Vielen Dank. Das haben Sie bestellt, und das ist zu zahlen:',
    begun: 'Ein neuer Zeitraum Ihres Tarifs hat begonnen. Das ist zu zahlen:',
    covers: '{plan}, vom {from} bis {to}',
    credit: '{gross} abzüglich {credit} für den Rest Ihres bisherigen Tarifs',
    sum: 'Netto {net}, MwSt. {rate} {vat}, zusammen {total}',
    pay: 'Bitte zahlen Sie {total} bis zum {day}. Wie gezahlt wird, steht auf der Rechnung, die per E-Mail folgt.',
    card: 'Wir buchen {total} von Ihrer Karte ab. Die Rechnung folgt per E-Mail, sobald gezahlt ist.',
    charged: '{total} wurden von Ihrer Karte abgebucht. Die Rechnung folgt per E-Mail.',
    free: 'Es ist nichts zu zahlen.',
    billTo: 'Rechnungsanschrift:\n{address}',
    label: 'Meine Tarife ansehen',
  },
  fr: {
    subject: 'Votre commande : {plan}',
    intro: 'Merci. Voici ce que vous avez commandé et ce qu’il y a à payer :',
    begun: 'Une nouvelle période de votre formule a commencé. Voici ce qu’il y a à payer :',
    covers: '{plan}, du {from} au {to}',
    credit: '{gross} moins {credit} pour le reste de votre formule précédente',
    sum: 'Hors taxes {net}, TVA {rate} {vat}, en tout {total}',
    pay: 'Veuillez payer {total} au plus tard le {day}. Le mode de paiement figure sur la facture, qui suit par e-mail.',
    card: 'Nous débitons {total} de votre carte. La facture suit par e-mail une fois le paiement reçu.',
    charged: '{total} ont été débités de votre carte. La facture suit par e-mail.',
    free: 'Il n’y a rien à payer.',
    billTo: 'Adresse de facturation :\n{address}',
    label: 'Voir mes formules',
  },
});

/** To the owner: what was ordered or has begun by itself, and what there is to pay. */
export function orderLetter(language: Language, { name, url, order }: Told & { order: OrderRow }): Letter {
  const { subject, intro, begun, covers, credit, sum, pay, card, charged, free, billTo, label } = texts[language];
  const byCard = order.paid_at ? charged : card;
  const toPay = order.pay_by === 'card' ? byCard : pay;
  const plan = planName(language, order.plan_id);
  const cents = (sum: number) => euros(language, sum);
  const total = cents(order.total);
  const amounts = { net: cents(order.net), rate: percent(language, order.vat_rate), vat: cents(order.vat), total };
  return {
    subject: fill(subject, { plan }),
    paragraphs: [
      greeting(language, name),
      order.ordered_by ? intro : begun,
      fill(covers, { plan, from: longDay(language, order.covers_from), to: longDay(language, order.covers_to) }),
      ...(order.credit > 0 ? [fill(credit, { gross: cents(order.net + order.credit), credit: cents(order.credit) })] : []),
      fill(sum, amounts),
      order.total === 0 ? free : fill(toPay, { total, day: longDay(language, order.due_at) }),
      fill(billTo, { address: order.bill_to }),
    ],
    action: { label, url },
  };
}
