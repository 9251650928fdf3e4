import type { FastifyInstance } from 'fastify';
import type { World } from '../../platform/context.ts';
import { Html, html } from '../../platform/http/html.ts';
import { Refused } from '../../platform/refused.ts';
import { jobAddress } from './addresses.ts';
import { employmentWords } from './job-posting.ts';
import { findCompanyBySlug, listOpenAds, type OpenAd } from './listing.sql.ts';

const declaration = new Html('<?xml version="1.0" encoding="UTF-8"?>\n');
/** Ads told by a feed at most, the newest. */
const inFeed = 200;
const inJobFeed = 5000;

/** Text between CDATA marks, which it cannot end. */
const cdata = (text: string) => new Html(`<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`);
// characters that XML does not know
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is meant
const clean = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

const contentOf = (ad: OpenAd) => clean([ad.presentYourCompany, ad.tasks, ad.lookingFor, ad.benefits].filter(Boolean).join('\n'));

interface Feed {
  title: string;
  self: string;
  ads: OpenAd[];
}

/** Atom 1.0. */
const atom = (world: World, { title, self, ads }: Feed) => html`${declaration}<feed xmlns="http://www.w3.org/2005/Atom">
<id>${self}</id><title>${clean(title)}</title><updated>${ads[0]?.updatedAt ?? world.now().toISOString()}</updated>
<link rel="self" type="application/atom+xml" href="${self}"/><link rel="alternate" type="text/html" href="${world.url()}/jobs"/>
${ads.map(
  (
    ad,
  ) => html`<entry><id>${jobAddress(world, { ...ad, hasJobCode: false })}</id><title>${clean(ad.title)}</title><updated>${ad.updatedAt}</updated><published>${ad.publishedAt}</published>
<author><name>${clean(ad.companyName)}</name></author><link rel="alternate" type="text/html" href="${jobAddress(world, ad)}"/>
<content type="html" xml:lang="${ad.language}">${contentOf(ad)}</content></entry>
`,
)}</feed>`;

interface Place {
  city?: string;
  region?: string;
  postalCode?: string;
  country?: string;
}

/** The plain list of jobs that job boards take over: one element for each fact. */
const jobList = (world: World, { title, ads }: Feed) => html`${declaration}<source>
<publisher>${clean(title)}</publisher><publisherurl>${world.url()}</publisherurl><lastBuildDate>${world.now().toUTCString()}</lastBuildDate>
${ads.map((ad) => {
  const [place] = ad.places as Place[];
  const salary = [ad.salaryFrom, ad.salaryTo].filter((one) => one !== null).join(' - ');
  return html`<job><title>${cdata(clean(ad.title))}</title><date>${new Date(ad.publishedAt).toUTCString()}</date><referencenumber>${ad.bookingId}</referencenumber>
<url>${jobAddress(world, ad)}</url><company>${cdata(clean(ad.companyName))}</company><city>${clean(place?.city ?? '')}</city><state>${clean(place?.region ?? '')}</state>
<country>${place?.country ?? ''}</country><postalcode>${clean(place?.postalCode ?? '')}</postalcode><language>${ad.language}</language><description>${cdata(contentOf(ad))}</description>
${salary !== '' && html`<salary>${salary} ${ad.salaryCurrency} / ${ad.salaryPeriod}</salary>`}<jobtype>${employmentWords(ad.employmentTypes).join(', ')}</jobtype><category>${ad.fields.join(', ')}</category>
${ad.remote !== 'no' && html`<remotetype>${ad.remote === 'fully' ? 'Fully remote' : 'Hybrid remote'}</remotetype>`}</job>
`;
})}</source>`;

async function feedOf(world: World, slug: string | undefined, self: string, limit: number): Promise<Feed> {
  const company = slug === undefined ? undefined : await findCompanyBySlug(world.db, slug);
  if (slug !== undefined && !company) throw new Refused('not-found');
  const ads = await listOpenAds(world.db, world.now(), company?.slug, limit);
  return { title: company ? company.name : 'Vitrine', self: `${world.url()}${self}`, ads };
}

interface OfCompany {
  Params: { slug: string };
}

/** Feeds of jobs and robots.txt: what other programs read. */
export function serveFeeds(app: FastifyInstance, world: World) {
  const fresh = 'public, max-age=300';
  app.get('/feeds/jobs.atom', async (request, reply) => {
    const feed = await feedOf(world, undefined, request.url, inFeed);
    return reply.header('cache-control', fresh).type('application/atom+xml; charset=utf-8').send(atom(world, feed).text);
  });
  app.get('/feeds/jobs.xml', async (request, reply) => {
    const feed = await feedOf(world, undefined, request.url, inJobFeed);
    return reply.header('cache-control', fresh).type('application/xml; charset=utf-8').send(jobList(world, feed).text);
  });
  app.get<OfCompany>('/feeds/:slug/jobs.atom', async ({ params, url }, reply) => {
    const feed = await feedOf(world, params.slug, url, inFeed);
    return reply.header('cache-control', fresh).type('application/atom+xml; charset=utf-8').send(atom(world, feed).text);
  });
  app.get<OfCompany>('/feeds/:slug/jobs.xml', async ({ params, url }, reply) => {
    const feed = await feedOf(world, params.slug, url, inJobFeed);
    return reply.header('cache-control', fresh).type('application/xml; charset=utf-8').send(jobList(world, feed).text);
  });
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nAllow: /api/pictures/\nDisallow: /api/\nDisallow: /plain/\nDisallow: /video-interview/\nDisallow: /job-interview/\nDisallow: /application/\n\nSitemap: ${world.url()}/sitemap.xml\n`,
      ),
  );
}
