import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import type { World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { jobAddress } from './addresses.ts';
import { countOpenAds, listAdAddresses, listProfiles } from './listing.sql.ts';

/** What the protocol of sitemaps allows in one file. */
const inSitemap = 50_000;
/** Without what nobody here has to tell: pictures, videos, news, other languages. */
const plain = { xmlns: { news: false, video: false, xhtml: false, image: false } };

const pages = [
  '/jobs',
  '/candidate',
  '/recruiter',
  '/product-demo',
  '/jobcode-landing',
  '/jobvideo-landing',
  '/about-us',
  '/press',
  '/candidate-faq',
];

const sent = (reply: FastifyReply, entries: Iterable<{ url: string; lastmod?: string }>, as: SitemapStream | SitemapIndexStream) =>
  reply.header('cache-control', 'public, max-age=300').type('application/xml; charset=utf-8').send(Readable.from(entries).pipe(as));

/** The sitemap: an index, the pages that everybody may see, and every open job. */
export function serveSitemap(app: FastifyInstance, world: World) {
  app.get('/sitemap.xml', async (_request, reply) => {
    const files = Math.ceil((await countOpenAds(world.db, world.now())) / inSitemap);
    const names = ['pages', ...Array.from({ length: files }, (_, index) => `jobs-${index + 1}`)];
    const entries = names.map((name) => ({ url: `${world.url()}/sitemaps/${name}.xml` }));
    return sent(reply, entries, new SitemapIndexStream());
  });
  app.get('/sitemaps/pages.xml', async (_request, reply) => {
    const profiles = await listProfiles(world.db);
    const entries = [
      ...pages.map((page) => ({ url: world.url() + page })),
      ...profiles.map((one) => ({ url: `${world.url()}/business-profile/${one.id}`, lastmod: one.updatedAt })),
    ];
    return sent(reply, entries, new SitemapStream(plain));
  });
  app.get<{ Params: { page: string } }>('/sitemaps/jobs-:page(^\\d{1,4}$).xml', async ({ params }, reply) => {
    const ads = await listAdAddresses(world.db, world.now(), Math.max(1, Number(params.page)), inSitemap);
    if (ads.length === 0) throw new Refused('not-found');
    const entries = ads.map((ad) => ({ url: jobAddress(world, ad), lastmod: ad.updatedAt }));
    return sent(reply, entries, new SitemapStream(plain));
  });
}
