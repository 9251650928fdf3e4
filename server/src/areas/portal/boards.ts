import type { World } from '../../platform/context.ts';
import { html } from '../../platform/http/html.ts';
import { jobAddress } from './addresses.ts';
import type { OpenAd } from './listing.sql.ts';
import { cdata, clean, contentOf, declaration, type Feed } from './xml.ts';

interface Place {
  street?: string;
  city?: string;
  region?: string;
  postalCode?: string;
  country?: string;
}

/** Where the work is; a job without a place stands in a list once all the same. */
const placesOf = ({ places }: OpenAd): Place[] => ((places as Place[]).length > 0 ? (places as Place[]) : [{}]);

/** Boards know each place of a job as a job of its own. */
const numberOf = ({ bookingId }: OpenAd, index: number) => (index === 0 ? bookingId : `${bookingId}-${index + 1}`);

const said = (text: string | undefined) => cdata(clean(text ?? ''));

/** What Indeed calls our kinds of employment. */
const jobTypes: Record<string, string> = {
  'Full Time': 'fulltime',
  'Part Time': 'parttime',
  'Temporary appointment': 'temporary',
  Internship: 'internship',
  'Permanent employment': 'permanent',
  Apprenticeship: 'apprenticeship',
  'Contract for work': 'contract',
  Freelance: 'contract',
};
const remoteTypes = { no: '', partly: 'Hybrid remote', fully: 'Fully remote' } as const;

/** Such as "€2400 - €2900 per month": with the sign of the currency, and nothing between the digits. */
function salaryOf({ salaryFrom, salaryTo, salaryCurrency, salaryPeriod }: OpenAd) {
  const amounts = [...new Set([salaryFrom, salaryTo].filter((one) => one !== null))];
  if (amounts.length === 0) return '';
  const money = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: salaryCurrency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: false,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return `${amounts.map((one) => money.format(one)).join(' - ')} per ${salaryPeriod}`;
}

const forIndeed = (world: World, ad: OpenAd) =>
  placesOf(ad).map(
    ({ street, city, region, postalCode, country }, index) => html`<job>
<title>${said(ad.title)}</title><date>${said(ad.publishedAt)}</date><referencenumber>${said(numberOf(ad, index))}</referencenumber>
<requisitionid>${said(ad.bookingId)}</requisitionid><url>${said(jobAddress(world, ad))}</url>
<company>${said(ad.companyName)}</company><sourcename>${said(ad.companyName)}</sourcename>
<streetaddress>${said(street)}</streetaddress><city>${said(city)}</city><state>${said(region)}</state><country>${said(country)}</country><postalcode>${said(postalCode)}</postalcode>
<language>${said(ad.language)}</language><description>${cdata(contentOf(ad))}</description>
<salary>${said(salaryOf(ad))}</salary><education>${said(ad.graduationTypes.join(', '))}</education><experience>${said(ad.careerStages.join(', '))}</experience>
<jobtype>${said([...new Set(ad.employmentTypes.map((one) => jobTypes[one] ?? ''))].filter(Boolean).join(', '))}</jobtype><category>${said(ad.fields.join(', '))}</category>
${ad.closesAt !== null && html`<expirationdate>${said(ad.closesAt)}</expirationdate>`}${ad.remote !== 'no' && html`<remotetype>${said(remoteTypes[ad.remote])}</remotetype>`}<lastactivitydate>${said(ad.updatedAt)}</lastactivitydate>
</job>
`,
  );

/** The list in the format of Indeed, which other boards read as well: one element for each fact. */
export const indeedList = (world: World, { title, ads }: Feed) => html`${declaration}<source>
<publisher>${said(title)}</publisher><publisherurl>${said(world.url())}</publisherurl><lastBuildDate>${world.now().toUTCString()}</lastBuildDate>
${ads.flatMap((ad) => forIndeed(world, ad))}</source>`;

/** The list in the format of XING; a job needs a town and a country there, so one without them is left out. */
export const xingList = (world: World, { ads }: Feed) => html`${declaration}<feed><postings>
${ads
  .map((ad) => ({ ad, places: (ad.places as Place[]).filter(({ city, country }) => city && country) }))
  .filter(({ places }) => places.length > 0)
  .map(
    ({ ad, places }) => html`<posting>
<id>${ad.bookingId}</id><job_title>${said(ad.title)}</job_title><description>${cdata(contentOf(ad))}</description><url>${said(jobAddress(world, ad))}</url>
<company_name>${said(ad.companyName)}</company_name><job_locations>${places.map(
      ({ city, country }) => html`<job_location><city>${said(city)}</city><country>${said(country)}</country></job_location>`,
    )}</job_locations><reply_setting>url</reply_setting>
</posting>
`,
  )}</postings></feed>`;
