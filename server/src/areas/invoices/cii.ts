import type { Seller } from '@vitrine/contract/billing/seller.ts';
import { isEu } from '@vitrine/contract/billing/vat-numbers.ts';
import { type Buyer, grossOf, type InvoiceDocument } from './document.ts';
import { exemptionOf, invoiceTexts } from './texts.ts';

/** An element: its name, and its text or what is in it; an attribute stands behind the name. Nothing where it is left out. */
type Node = readonly [name: string, content: string | readonly (Node | undefined)[]] | undefined;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** What XML cannot hold is left out, whatever somebody is called. */
const escaped = (text: string) =>
  text.replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').replace(/[&<>]/g, (sign) => signs[sign] ?? sign);

function written(node: Node): string {
  if (!node) return '';
  const [name, content] = node;
  const inside = typeof content === 'string' ? escaped(content) : content.map(written).join('');
  return `<${name}>${inside}</${name.split(' ')[0]}>`;
}

/** Whole cents as a decimal number. */
const amount = (cents: number) => {
  const size = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
};
const percentage = (hundredths: number) => amount(hundredths);
const day = (iso: string): Node => ['udt:DateTimeString format="102"', iso.replaceAll('-', '')];
const when = (name: string, iso: string): Node => [name, [day(iso)]];
const text = (name: string, value: string | null | undefined): Node => (value ? [name, value] : undefined);

/** A category with VAT at no rate is another one in EN 16931. */
const codeOf = ({ category, vatRate }: InvoiceDocument) => (category === 'S' && vatRate === 0 ? 'Z' : category);

/** What is not taxed here has no rate, and names no VAT numbers (BR-O-02, BR-O-05). */
const isOutside = ({ category }: InvoiceDocument) => category === 'O';

const rate = (of: InvoiceDocument): Node => (isOutside(of) ? undefined : ['ram:RateApplicablePercent', percentage(of.vatRate)]);

function sellerParty(of: InvoiceDocument, { name, street, postcode, city, country, email, vatNumber, taxNumber }: Seller): Node {
  const vat = isOutside(of) ? null : vatNumber;
  return [
    'ram:SellerTradeParty',
    [
      // without a VAT number something else has to name the seller (BR-CO-26)
      vat ? undefined : text('ram:ID', taxNumber ?? vatNumber),
      ['ram:Name', name],
      ['ram:DefinedTradeContact', [text('ram:PersonName', name), ['ram:EmailURIUniversalCommunication', [['ram:URIID', email]]]]],
      [
        'ram:PostalTradeAddress',
        [
          ['ram:PostcodeCode', postcode],
          ['ram:LineOne', street],
          ['ram:CityName', city],
          ['ram:CountryID', country],
        ],
      ],
      vat ? ['ram:SpecifiedTaxRegistration', [['ram:ID schemeID="VA"', vat]]] : undefined,
      taxNumber ? ['ram:SpecifiedTaxRegistration', [['ram:ID schemeID="FC"', taxNumber]]] : undefined,
    ],
  ];
}

function buyerParty(of: InvoiceDocument, { name, address: [one, two, ...more], country, vatNumber }: Buyer): Node {
  const vat = !isOutside(of) && isEu(country) ? vatNumber : null;
  return [
    'ram:BuyerTradeParty',
    [
      ['ram:Name', name],
      [
        'ram:PostalTradeAddress',
        [text('ram:LineOne', one), text('ram:LineTwo', two), text('ram:LineThree', more.join(', ')), ['ram:CountryID', country]],
      ],
      vat ? ['ram:SpecifiedTaxRegistration', [['ram:ID schemeID="VA"', vat]]] : undefined,
    ],
  ];
}

const period = ({ line: { from, to } }: InvoiceDocument): Node =>
  from && to ? ['ram:BillingSpecifiedPeriod', [when('ram:StartDateTime', from), when('ram:EndDateTime', to)]] : undefined;

interface Position {
  name: string;
  /** A price is never below nothing (BR-27): what is taken off is one thing less. */
  quantity: 1 | -1;
  net: number;
  period?: Node;
}

const position = (of: InvoiceDocument, { name, quantity, net, period }: Position, place: number): Node => [
  'ram:IncludedSupplyChainTradeLineItem',
  [
    ['ram:AssociatedDocumentLineDocument', [['ram:LineID', String(place + 1)]]],
    ['ram:SpecifiedTradeProduct', [['ram:Name', name]]],
    ['ram:SpecifiedLineTradeAgreement', [['ram:NetPriceProductTradePrice', [['ram:ChargeAmount', amount(net)]]]]],
    ['ram:SpecifiedLineTradeDelivery', [['ram:BilledQuantity unitCode="C62"', String(quantity)]]],
    [
      'ram:SpecifiedLineTradeSettlement',
      [
        ['ram:ApplicableTradeTax', [['ram:TypeCode', 'VAT'], ['ram:CategoryCode', codeOf(of)], rate(of)]],
        period,
        ['ram:SpecifiedTradeSettlementLineMonetarySummation', [['ram:LineTotalAmount', amount(quantity * net)]]],
      ],
    ],
  ],
];

/** What was bought, and what of it is taken off for something paid before. */
function positions(of: InvoiceDocument): Node[] {
  const { name, credit } = of.line;
  const bought: Position = { name, quantity: 1, net: grossOf(of), period: period(of) };
  const all = credit ? [bought, { ...credit, quantity: -1 as const }] : [bought];
  return all.map((one, place) => position(of, one, place));
}

const tax = (of: InvoiceDocument): Node => [
  'ram:ApplicableTradeTax',
  [
    ['ram:CalculatedAmount', amount(of.vat)],
    ['ram:TypeCode', 'VAT'],
    text('ram:ExemptionReason', exemptionOf(of.language, of.category, of.seller.country)),
    ['ram:BasisAmount', amount(of.net)],
    ['ram:CategoryCode', codeOf(of)],
    of.category === 'AE' || of.category === 'O' ? ['ram:ExemptionReasonCode', `VATEX-EU-${of.category}`] : undefined,
    rate(of),
  ],
];

function settlement(of: InvoiceDocument): Node {
  const { number, seller, net, vat, total, paidOn, dueOn, corrects, language } = of;
  return [
    'ram:ApplicableHeaderTradeSettlement',
    [
      ['ram:PaymentReference', number],
      ['ram:InvoiceCurrencyCode', 'EUR'],
      dueOn && seller.iban
        ? [
            'ram:SpecifiedTradeSettlementPaymentMeans',
            [
              ['ram:TypeCode', '58'],
              ['ram:PayeePartyCreditorFinancialAccount', [['ram:IBANID', seller.iban]]],
            ],
          ]
        : undefined,
      tax(of),
      period(of),
      dueOn ? ['ram:SpecifiedTradePaymentTerms', [when('ram:DueDateDateTime', dueOn)]] : undefined,
      corrects ? ['ram:SpecifiedTradePaymentTerms', [['ram:Description', invoiceTexts[language].back]]] : undefined,
      [
        'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
        [
          ['ram:LineTotalAmount', amount(net)],
          ['ram:TaxBasisTotalAmount', amount(net)],
          ['ram:TaxTotalAmount currencyID="EUR"', amount(vat)],
          ['ram:GrandTotalAmount', amount(total)],
          paidOn ? ['ram:TotalPrepaidAmount', amount(total)] : undefined,
          ['ram:DuePayableAmount', amount(paidOn ? 0 : total)],
        ],
      ],
      corrects
        ? [
            'ram:InvoiceReferencedDocument',
            [
              ['ram:IssuerAssignedID', corrects.number],
              ['ram:FormattedIssueDateTime', [['qdt:DateTimeString format="102"', corrects.issuedOn.replaceAll('-', '')]]],
            ],
          ]
        : undefined,
    ],
  ];
}

const standard = 'urn:un:unece:uncefact:data:standard';

/** An invoice as data: Cross Industry Invoice (UN/CEFACT D16B) as EN 16931 has it, which Factur-X and ZUGFeRD hold. */
export function ciiOf(of: InvoiceDocument): Buffer {
  const body = [
    ['rsm:ExchangedDocumentContext', [['ram:GuidelineSpecifiedDocumentContextParameter', [['ram:ID', 'urn:cen.eu:en16931:2017']]]]],
    [
      'rsm:ExchangedDocument',
      [['ram:ID', of.number], ['ram:TypeCode', of.kind === 'invoice' ? '380' : '381'], when('ram:IssueDateTime', of.issuedOn)],
    ],
    [
      'rsm:SupplyChainTradeTransaction',
      [
        ...positions(of),
        ['ram:ApplicableHeaderTradeAgreement', [sellerParty(of, of.seller), buyerParty(of, of.buyer)]],
        [
          'ram:ApplicableHeaderTradeDelivery',
          of.line.to ? [] : [['ram:ActualDeliverySupplyChainEvent', [when('ram:OccurrenceDateTime', of.issuedOn)]]],
        ],
        settlement(of),
      ],
    ],
  ] as const satisfies Node[];
  const names = [
    `xmlns:rsm="${standard}:CrossIndustryInvoice:100"`,
    `xmlns:ram="${standard}:ReusableAggregateBusinessInformationEntity:100"`,
    `xmlns:qdt="${standard}:QualifiedDataType:100"`,
    `xmlns:udt="${standard}:UnqualifiedDataType:100"`,
  ].join(' ');
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${written([`rsm:CrossIndustryInvoice ${names}`, body])}\n`);
}
