import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import { euros, writtenDay } from '../../../platform/written.ts';
import type { InvoiceDocument } from '../document.ts';

const texts = inLanguages({
  en: {
    invoice: 'Your invoice {number}',
    creditNote: 'Your credit note {number}',
    attached: 'Attached is your invoice {number} for {total} ({what}).',
    credited: 'Attached is credit note {number} for {total}. It cancels invoice {corrects}.',
    paid: 'It is paid; there is nothing left for you to do.',
    due: 'Please pay {total} by {day} and name {number}.',
    back: 'What you have paid is given back; what you have not paid is no longer to be paid.',
    label: 'See my invoices',
  },
  de: {
    invoice: 'Ihre Rechnung {number}',
    creditNote: 'Ihre Rechnungskorrektur {number}',
    attached: 'Anbei erhalten Sie die Rechnung {number} über {total} für {what}.',
    credited: 'Anbei erhalten Sie die Rechnungskorrektur {number} über {total}. Sie storniert die Rechnung {corrects}.',
    paid: 'Sie ist bezahlt; Sie müssen nichts weiter tun.',
    due: 'Bitte zahlen Sie {total} bis zum {day} und geben Sie {number} an.',
    back: 'Was Sie gezahlt haben, wird erstattet; was Sie nicht gezahlt haben, ist nicht mehr zu zahlen.',
    label: 'Meine Rechnungen ansehen',
  },
  fr: {
    invoice: 'Votre facture {number}',
    creditNote: 'Votre avoir {number}',
    attached: 'Vous trouverez ci-joint la facture {number} de {total} pour {what}.',
    credited: 'Vous trouverez ci-joint l’avoir {number} de {total}. Il annule la facture {corrects}.',
    paid: 'Elle est payée ; vous n’avez plus rien à faire.',
    due: 'Veuillez payer {total} au plus tard le {day} et indiquer {number}.',
    back: 'Ce que vous avez payé vous est remboursé ; ce que vous n’avez pas payé n’est plus à payer.',
    label: 'Voir mes factures',
  },
});

interface Facts {
  name: string;
  url: string;
  of: InvoiceDocument;
}

/** To the buyer, with the PDF. */
export function invoiceLetter(language: Language, { name, url, of }: Facts): Letter {
  const t = texts[language];
  const { number, line, dueOn, corrects } = of;
  const total = euros(language, of.total);
  const facts = { number, total, what: line.name, corrects: corrects?.number ?? '' };
  const next = dueOn ? fill(t.due, { total, number, day: writtenDay(language, dueOn) }) : t.paid;
  return {
    subject: fill(corrects ? t.creditNote : t.invoice, { number }),
    paragraphs: [greeting(language, name), fill(corrects ? t.credited : t.attached, facts), corrects ? t.back : next],
    action: { label: t.label, url },
  };
}
