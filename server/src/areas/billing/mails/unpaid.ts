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
    reminder: 'Please pay your order of {day}',
    reminderText: 'We have not noted a payment of {total} for {plan} yet. Until {until} you can use everything as before.',
    invoice: 'Please name invoice {invoice} when you pay.',
    crossed: 'If you have paid meanwhile, please take this mail as settled.',
    declined: 'Your card was declined',
    declinedText: 'We could not charge {total} for {plan} to your card. Until {until} you can use everything as before.',
    declinedNext:
      'We will try again in the next few days. If the card has changed, please name another one; you can also ask your bank, or have your plans billed by invoice.',
    suspended: 'Your plan is suspended',
    suspendedText: 'For {plan}, {total} is still open. Until it is paid, the plan is suspended.',
    suspendedStays: 'Everything you have stays readable, and you can export and delete it. Nothing is deleted by us.',
    ended: 'Your plan has ended',
    endedText: '{plan} has ended, because {total} stayed open. You can choose a plan at any time.',
    change: 'Change the card',
    label: 'See my plans',
  },
  de: {
    reminder: 'Bitte zahlen Sie Ihre Bestellung vom {day}',
    reminderText: 'Für {plan} haben wir noch keine Zahlung von {total} vermerkt. Bis zum {until} können Sie alles wie bisher nutzen.',
    invoice: 'Bitte geben Sie bei der Zahlung die Rechnung {invoice} an.',
    crossed: 'Falls Sie inzwischen gezahlt haben, betrachten Sie diese E-Mail bitte als erledigt.',
    declined: 'Ihre Karte wurde abgelehnt',
    declinedText: 'Wir konnten {total} für {plan} nicht von Ihrer Karte abbuchen. Bis zum {until} können Sie alles wie bisher nutzen.',
    declinedNext:
      'Wir versuchen es in den nächsten Tagen noch einmal. Wenn Sie eine andere Karte haben, hinterlegen Sie sie bitte; Sie können auch Ihre Bank fragen oder Ihre Tarife auf Rechnung zahlen.',
    suspended: 'Ihr Tarif ist ausgesetzt',
    suspendedText: 'Für {plan} sind noch {total} offen. Bis sie gezahlt sind, ist der Tarif ausgesetzt.',
    suspendedStays: 'Alles, was Sie haben, bleibt lesbar; Sie können es exportieren und löschen. Wir löschen nichts.',
    ended: 'Ihr Tarif ist beendet',
    endedText: '{plan} ist beendet, weil {total} offen geblieben sind. Sie können jederzeit wieder einen Tarif wählen.',
    change: 'Karte ändern',
    label: 'Meine Tarife ansehen',
  },
  fr: {
    reminder: 'Veuillez payer votre commande du {day}',
    reminderText:
      'Nous n’avons pas encore noté de paiement de {total} pour {plan}. Jusqu’au {until}, vous pouvez tout utiliser comme avant.',
    invoice: 'Veuillez indiquer la facture {invoice} lors du paiement.',
    crossed: 'Si vous avez payé entre-temps, considérez cet e-mail comme sans objet.',
    declined: 'Votre carte a été refusée',
    declinedText:
      'Nous n’avons pas pu débiter {total} pour {plan} de votre carte. Jusqu’au {until}, vous pouvez tout utiliser comme avant.',
    declinedNext:
      'Nous réessayons dans les prochains jours. Si votre carte a changé, veuillez en indiquer une autre ; vous pouvez aussi vous adresser à votre banque, ou payer vos formules sur facture.',
    suspended: 'Votre formule est suspendue',
    suspendedText: 'Pour {plan}, {total} restent à payer. D’ici là, la formule est suspendue.',
    suspendedStays: 'Tout ce que vous avez reste lisible ; vous pouvez l’exporter et le supprimer. Nous ne supprimons rien.',
    ended: 'Votre formule est terminée',
    endedText: '{plan} est terminée, car {total} sont restés impayés. Vous pouvez choisir une formule à tout moment.',
    change: 'Changer de carte',
    label: 'Voir mes formules',
  },
});

type Unpaid = Told & { order: OrderRow; invoice: string | undefined; kind: 'reminder' | 'declined' | 'suspended' | 'ended'; until: Date };

/** To the owner about an order that was not paid in time. */
export function unpaidLetter(language: Language, { name, url, order, invoice, kind, until }: Unpaid): Letter {
  const said = texts[language];
  const facts = { plan: planName(language, order.plan_id), total: euros(language, order.total) };
  const named = invoice ? [fill(said.invoice, { invoice })] : [];
  const paragraphs = {
    reminder: [fill(said.reminderText, { ...facts, until: longDay(language, until) }), ...named, said.crossed],
    declined: [fill(said.declinedText, { ...facts, until: longDay(language, until) }), said.declinedNext],
    suspended: [fill(said.suspendedText, facts), ...named, said.suspendedStays],
    ended: [fill(said.endedText, facts), said.suspendedStays],
  };
  return {
    subject: kind === 'reminder' ? fill(said.reminder, { day: longDay(language, order.ordered_at) }) : said[kind],
    paragraphs: [greeting(language, name), ...paragraphs[kind]],
    action: { label: kind === 'ended' || order.pay_by === 'invoice' ? said.label : said.change, url },
  };
}
