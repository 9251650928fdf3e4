import type { FastifyInstance } from 'fastify';
import type { World } from '../../platform/context.ts';
import { html } from '../../platform/http/html.ts';
import { Refused } from '../../platform/refused.ts';
import { jobAddress } from './addresses.ts';
import { indeedList, xingList } from './boards.ts';
import { findCompanyBySlug, listOpenAds } from './listing.sql.ts';
import { clean, contentOf, declaration, type Feed } from './xml.ts';

/** Ads told by a feed at most, the newest. */
const inFeed = 200;
const inJobFeed = 5000;

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
    return reply.header('cache-control', fresh).type('application/xml; charset=utf-8').send(indeedList(world, feed).text);
  });
  app.get<OfCompany>('/feeds/:slug/jobs.atom', async ({ params, url }, reply) => {
    const feed = await feedOf(world, params.slug, url, inFeed);
    return reply.header('cache-control', fresh).type('application/atom+xml; charset=utf-8').send(atom(world, feed).text);
  });
  app.get<OfCompany>('/feeds/:slug/jobs.xml', async ({ params, url }, reply) => {
    const feed = await feedOf(world, params.slug, url, inJobFeed);
    return reply.header('cache-control', fresh).type('application/xml; charset=utf-8').send(indeedList(world, feed).text);
  });
  app.get<OfCompany>('/feeds/:slug/xing.xml', async ({ params, url }, reply) => {
    const feed = await feedOf(world, params.slug, url, inJobFeed);
    return reply.header('cache-control', fresh).type('application/xml; charset=utf-8').send(xingList(world, feed).text);
  });
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nAllow: /api/pictures/\nDisallow: /api/\nDisallow: /plain/\nDisallow: /video-interview/\nDisallow: /job-interview/\nDisallow: /application/\n\nSitemap: ${world.url()}/sitemap.xml\n`,
      ),
  );
}
