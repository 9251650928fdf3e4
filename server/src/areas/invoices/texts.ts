import type { VatCategory } from '@vitrine/contract/billing/seller.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { fill, inLanguages } from '../../platform/texts.ts';

export const invoiceTexts = inLanguages({
  en: {
    invoice: 'Invoice {number}',
    creditNote: 'Credit note {number}',
    dated: 'Date: {day}',
    corrects: 'Takes back invoice {number} of {day}',
    seller: 'From',
    buyer: 'To',
    vatNumber: 'VAT number: {number}',
    taxNumber: 'Tax number: {number}',
    what: 'What',
    period: 'From {from} to {to}',
    supplied: 'Supplied on the date of the invoice',
    amount: 'Net',
    net: 'Net',
    vat: 'VAT {rate}',
    total: 'Total',
    paid: 'Paid on {day}. Nothing is left to pay.',
    due: 'To be paid by {day}. Please name {number}.',
    iban: 'IBAN: {iban}',
    back: 'The sum is given back, or is no longer to be paid.',
    reverseCharge: 'Reverse charge: VAT is owed by the recipient.',
    smallBusiness: 'No VAT is charged: exemption for small businesses.',
    smallBusinessDe: 'No VAT is charged: exemption for small businesses (§ 19 UStG).',
    outside: 'Not taxable in the country of the seller: services to a business outside the European Union.',
    data: 'This PDF holds the same invoice as data (EN 16931, Factur-X/ZUGFeRD).',
  },
  de: {
    invoice: 'Rechnung {number}',
    creditNote: 'Rechnungskorrektur {number}',
    dated: 'Datum: {day}',
    corrects: 'Storniert die Rechnung {number} vom {day}',
    seller: 'Von',
    buyer: 'An',
    vatNumber: 'USt-IdNr.: {number}',
    taxNumber: 'Steuernummer: {number}',
    what: 'Leistung',
    period: 'Vom {from} bis {to}',
    supplied: 'Das Leistungsdatum entspricht dem Rechnungsdatum',
    amount: 'Netto',
    net: 'Netto',
    vat: 'MwSt. {rate}',
    total: 'Gesamtbetrag',
    paid: 'Bezahlt am {day}. Es ist nichts mehr zu zahlen.',
    due: 'Zahlbar bis {day}. Bitte geben Sie {number} an.',
    iban: 'IBAN: {iban}',
    back: 'Der Betrag wird erstattet oder ist nicht mehr zu zahlen.',
    reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
    smallBusiness: 'Es wird keine Umsatzsteuer berechnet: Befreiung für Kleinunternehmen.',
    smallBusinessDe: 'Es wird keine Umsatzsteuer berechnet: Steuerbefreiung für Kleinunternehmer (§ 19 UStG).',
    outside: 'Im Land des Verkäufers nicht steuerbar: Leistung an ein Unternehmen außerhalb der Europäischen Union.',
    data: 'Dieses PDF enthält dieselbe Rechnung als Daten (EN 16931, ZUGFeRD/Factur-X).',
  },
  fr: {
    invoice: 'Facture {number}',
    creditNote: 'Avoir {number}',
    dated: 'Date : {day}',
    corrects: 'Annule la facture {number} du {day}',
    seller: 'De',
    buyer: 'À',
    vatNumber: 'N° de TVA : {number}',
    taxNumber: 'N° fiscal : {number}',
    what: 'Prestation',
    period: 'Du {from} au {to}',
    supplied: 'Fournie à la date de la facture',
    amount: 'HT',
    net: 'Total HT',
    vat: 'TVA {rate}',
    total: 'Total TTC',
    paid: 'Payée le {day}. Il ne reste rien à payer.',
    due: 'À payer au plus tard le {day}. Veuillez indiquer {number}.',
    iban: 'IBAN : {iban}',
    back: 'La somme est remboursée ou n’est plus à payer.',
    reverseCharge: 'Autoliquidation : la TVA est due par le preneur.',
    smallBusiness: 'TVA non facturée : franchise des petites entreprises.',
    smallBusinessDe: 'TVA non facturée : franchise des petites entreprises (§ 19 UStG).',
    outside: 'Non imposable dans le pays du vendeur : prestation à une entreprise hors de l’Union européenne.',
    data: 'Ce PDF contient la même facture sous forme de données (EN 16931, Factur-X/ZUGFeRD).',
  },
});

/** Why no VAT is charged, as the law wants it said; nothing where it is. */
export function exemptionOf(language: Language, category: VatCategory, sellerCountry: string) {
  const said = invoiceTexts[language];
  if (category === 'AE') return said.reverseCharge;
  if (category === 'O') return said.outside;
  if (category === 'E') return sellerCountry === 'DE' ? said.smallBusinessDe : said.smallBusiness;
  return undefined;
}

export const titleOf = ({ language, kind, number }: { language: Language; kind: 'invoice' | 'credit-note'; number: string }) =>
  fill(kind === 'invoice' ? invoiceTexts[language].invoice : invoiceTexts[language].creditNote, { number });
