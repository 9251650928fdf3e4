import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import { euros, writtenDay } from '../../../platform/written.ts';
import { vatWithin } from '../offer.ts';
import type { PurchaseRow } from '../purchases.sql.ts';

const texts = inLanguages({
  en: {
    subject: 'Your order {number}: closeup',
    intro: 'Thank you. This is what you have ordered:',
    what: 'A closeup that others can see for {months} months, from {from}. It does not renew by itself.',
    sum: '{total} in all, with {vat} VAT',
    free: 'Nothing to pay, with voucher {voucher}',
    billTo: 'Billed to:\n{address}',
    now: 'You asked that the months begin at once, before the 14 days to withdraw are over, and you know that your right to withdraw ends with that.',
    later: 'You can withdraw from this contract within 14 days, until {until}, without a reason. The months begin after that.',
    how: 'To withdraw, name your order {number} here, without signing in: {withdrawal}',
    label: 'Open my closeup',
  },
  de: {
    subject: 'Ihre Bestellung {number}: Closeup',
    intro: 'Vielen Dank. Das haben Sie bestellt:',
    what: 'Ein Closeup, das andere {months} Monate lang sehen können, ab {from}. Es verlängert sich nicht von selbst.',
    sum: 'Insgesamt {total}, darin {vat} MwSt.',
    free: 'Nichts zu zahlen, mit dem Gutschein {voucher}',
    billTo: 'Rechnungsanschrift:\n{address}',
    now: 'Sie haben verlangt, dass die Monate sofort beginnen, vor dem Ende der 14 Tage für den Widerruf, und Sie wissen, dass Ihr Widerrufsrecht damit endet.',
    later: 'Sie können diesen Vertrag innerhalb von 14 Tagen, bis {until}, ohne Grund widerrufen. Die Monate beginnen danach.',
    how: 'Um zu widerrufen, nennen Sie hier Ihre Bestellung {number}, ohne sich anzumelden: {withdrawal}',
    label: 'Mein Closeup öffnen',
  },
  fr: {
    subject: 'Votre commande {number} : closeup',
    intro: 'Merci. Voici ce que vous avez commandé :',
    what: 'Un closeup que les autres peuvent voir pendant {months} mois, à partir du {from}. Il ne se renouvelle pas de lui-même.',
    sum: '{total} en tout, dont {vat} de TVA',
    free: 'Rien à payer, avec le bon de réduction {voucher}',
    billTo: 'Adresse de facturation :\n{address}',
    now: 'Vous avez demandé que les mois commencent aussitôt, avant la fin des 14 jours de rétractation, et vous savez que votre droit de rétractation prend fin ainsi.',
    later: 'Vous pouvez vous rétracter de ce contrat pendant 14 jours, jusqu’au {until}, sans motif. Les mois commencent ensuite.',
    how: 'Pour vous rétracter, indiquez ici votre commande {number}, sans vous connecter : {withdrawal}',
    label: 'Ouvrir mon closeup',
  },
});

interface Facts {
  name: string;
  url: string;
  withdrawalUrl: string;
  purchase: PurchaseRow;
  /** When its months begin: after those that are left of what was bought before. */
  begins: string;
}

/** To the buyer, before anything is given: what was ordered, what it cost, and how to withdraw. */
export function boughtLetter(language: Language, { name, url, withdrawalUrl, purchase, begins }: Facts): Letter {
  const t = texts[language];
  const { number, months, total, vat_rate, voucher_code, bill_to, opens_at, starts_now } = purchase;
  const from = writtenDay(language, begins);
  const sums = { total: euros(language, total), vat: euros(language, vatWithin(total, vat_rate)) };
  return {
    subject: fill(t.subject, { number }),
    paragraphs: [
      greeting(language, name),
      t.intro,
      fill(t.what, { months, from }),
      total === 0 ? fill(t.free, { voucher: voucher_code ?? '' }) : fill(t.sum, sums),
      fill(t.billTo, { address: bill_to }),
      starts_now ? t.now : fill(t.later, { until: opens_at ? writtenDay(language, opens_at) : '' }),
      ...(starts_now ? [] : [fill(t.how, { number, withdrawal: withdrawalUrl })]),
    ],
    action: { label: t.label, url },
  };
}
