import fs from 'node:fs';
import path from 'node:path';
import { day } from '@vitrine/contract/durations.ts';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import Parser from 'rss-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { givenRecruiter } from '../../../test/people.ts';
import { startWorld } from '../../../test/world.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { givenAd } from '../job-search/fixtures.ts';
import { headsOf } from './page-metadata.ts';

const { world, app, as, later } = await startWorld();
let companyId = '';
let slug = '';
let open = '';
let twoPlaces = '';
let anywhere = '';

beforeAll(async () => {
  const recruiter = await givenRecruiter(world);
  companyId = recruiter.companyId;
  const company = await world.db.selectFrom('company').select('slug').where('id', '=', companyId).executeTakeFirstOrThrow();
  slug = company.slug;
  const ad = {
    companyId,
    title: 'Baker & <b>friends</b>',
    tasks: '<p>Bread ]]> &amp; rolls</p>',
    employmentTypes: ['Full Time'],
    fields: ['Craft trades'],
  };
  open = (await givenAd(world, { ...ad, salary: { from: 2400, to: 2900, period: 'month' } })).bookingId;
  const closesAt = new Date(world.now().getTime() + 30 * day);
  twoPlaces = (await givenAd(world, { companyId, title: 'Two places', alsoIn: ['Halle'], closesAt })).bookingId;
  anywhere = (await givenAd(world, { companyId, title: 'From anywhere', city: '', remote: 'fully' })).bookingId;
  await givenAd(world, { companyId, title: 'A secret draft', publishedAt: null });
  const other = await givenRecruiter(world);
  await givenAd(world, { companyId: other.companyId, title: 'Elsewhere' });
});

const get = (url: string) => app.inject({ method: 'GET', url });
const headOf = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://vitrine.test');
  return headsOf(world)({ query: Object.fromEntries(searchParams), headers: {}, ip: '127.0.0.1' } as never, pathname);
};

describe('what search engines are told', () => {
  it('an open job has a JobPosting with what they require and recommend', async () => {
    const head = await headOf(`/job/${open}/${companyId}/false`);
    expect(head).toMatchObject({ noindex: false, canonical: `http://vitrine.test/job/${open}/${companyId}/false` });
    expect(head?.jsonLd).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Baker & <b>friends</b>',
      description: expect.stringContaining('rolls'),
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      employmentType: ['FULL_TIME'],
      hiringOrganization: { '@type': 'Organization', name: expect.any(String) },
      jobLocation: [{ '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Leipzig', addressCountry: 'DE' } }],
      baseSalary: { currency: 'EUR', value: { '@type': 'QuantitativeValue', minValue: 2400, maxValue: 2900, unitText: 'MONTH' } },
      identifier: { '@type': 'PropertyValue', value: open },
      directApply: true,
    });
  });

  it('a job for several people says for how many', async () => {
    const recruiter = await as((await givenRecruiter(world)).accountId);
    const postingFor = async (openings: number | null) => {
      const ad = await givenJobAd(recruiter, { openings });
      return (await headOf(`/job/${ad.bookingId}/${ad.companyId}/false`))?.jsonLd;
    };
    expect(await postingFor(3)).toMatchObject({ totalJobOpenings: 3 });
    for (const openings of [1, null]) expect(await postingFor(openings)).not.toHaveProperty('totalJobOpenings');
  });

  it('a job done from anywhere says so', async () => {
    const { bookingId } = await givenAd(world, { companyId, remote: 'fully' });
    expect((await headOf(`/job/${bookingId}/${companyId}/false`))?.jsonLd).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ '@type': 'Country', name: 'DE' }],
    });
  });

  it('a job without a town names the country that people may work from, and one without either is not called a posting', async () => {
    const named = await givenAd(world, { companyId, remote: 'fully', city: '', country: 'AT' });
    const unnamed = await givenAd(world, { companyId, remote: 'fully', city: '' });
    const posting = (await headOf(`/job/${named.bookingId}/${companyId}/false`))?.jsonLd;
    expect(posting).toMatchObject({ applicantLocationRequirements: [{ '@type': 'Country', name: 'AT' }] });
    expect(posting).not.toHaveProperty('jobLocation');
    expect((await headOf(`/job/${unnamed.bookingId}/${companyId}/false`))?.jsonLd).toBeUndefined();
  });

  it('the words of an ad cannot end their element', async () => {
    const head = await headOf(`/job/${open}/${companyId}/false`);
    expect(head?.body.text).toContain('Baker &amp; &lt;b&gt;friends');
  });

  it('a closed job is there without being indexed, a former one is gone, a draft was never there', async () => {
    const closed = await givenAd(world, { companyId, publishedAt: new Date(world.now().getTime() - 100 * day) });
    const former = await givenAd(world, { companyId, publishedAt: new Date(world.now().getTime() - 190 * day) });
    const draft = await givenAd(world, { companyId, publishedAt: null });
    const heads = await Promise.all([closed, former, draft].map(({ bookingId }) => headOf(`/job/${bookingId}/${companyId}/false`)));
    expect(heads.map((one) => [one?.status, one?.noindex, one?.jsonLd])).toEqual([
      [undefined, true, undefined],
      [410, true, undefined],
      [404, true, undefined],
    ]);
  });

  it('an unpublished or unknown profile says so with 404, and is not indexed', async () => {
    for (const id of [companyId, '00000000-0000-4000-8000-000000000000'])
      expect(await headOf(`/business-profile/${id}?lang=de`)).toMatchObject({ status: 404, noindex: true, language: 'de' });
  });

  it('brings what the screen asks first, exactly as the calls answer it', async () => {
    const jobs = await headOf('/jobs?textSearch=friends&employmentType=Full%20Time&page=1');
    expect(jobs?.answers?.asked[0]).toMatchObject({
      endpoint: { route: 'GET /api/v2/jobad/search' },
      asked: { textSearch: 'friends', employmentType: ['Full Time'], page: 1, count: 20 },
    });
    const job = await headOf(`/job/${open}/${companyId}/false`);
    for (const [head, url] of [
      [jobs, '/api/v2/jobad/search?textSearch=friends&employmentType=Full%20Time&page=1&count=20'],
      [job, `/api/v2/jobad/getbybookingid?bookingId=${open}`],
    ] as const)
      expect(head?.answers?.asked[0]?.reply).toMatchObject((await get(url)).json());
  });

  it('names parts of the program that are there, so that they are fetched before they are asked for', async () => {
    const pages = ['/jobs', `/job/${open}/${companyId}/false`, '/candidate'];
    for (const page of pages) {
      const sources = (await headOf(page))?.sources ?? [];
      expect(sources.length).toBeGreaterThan(2);
      expect(sources.filter((one) => !fs.existsSync(path.join(import.meta.dirname, '../../../../web', one.replace(/\?.*/, ''))))).toEqual(
        [],
      );
    }
  });

  it('answers nothing that nobody can search for, and shows the newest jobs', async () => {
    const head = await headOf(`/jobs?page=nonsense&textSearch=${'x'.repeat(300)}`);
    expect(head?.answers?.asked[0]).toMatchObject({ asked: { page: 1, count: 20 } });
    expect(head?.body.text).toContain('Elsewhere');
  });

  it('the page of jobs and the written pages speak the language that is asked for', async () => {
    expect(await headOf('/jobs?lang=de')).toMatchObject({ title: 'Stellen · Vitrine', language: 'de' });
    expect(await headOf('/candidate?lang=fr')).toMatchObject({ language: 'fr', canonical: 'http://vitrine.test/candidate' });
    expect(await headOf('/recruiter-faq')).toBeUndefined();
  });
});

describe('feeds', () => {
  it('Atom of all jobs is read by a feed reader, markup and all', async () => {
    const reply = await get('/feeds/jobs.atom');
    expect(reply.headers['content-type']).toContain('application/atom+xml');
    const feed = await new Parser().parseString(reply.body);
    const titles = feed.items.map((one) => one.title);
    expect(titles).toEqual(expect.arrayContaining(['Baker & <b>friends</b>', 'Elsewhere']));
    expect(titles).not.toContain('A secret draft');
    expect(feed.items.find((one) => one.title?.startsWith('Baker &'))?.link).toBe(`http://vitrine.test/job/${open}/${companyId}/false`);
  });

  it('a company has a feed of its own jobs alone; an unknown one has none', async () => {
    const feed = await new Parser().parseString((await get(`/feeds/${slug}/jobs.atom`)).body);
    expect(feed.items.map((one) => one.title)).not.toContain('Elsewhere');
    expect((await get('/feeds/nobody-here/jobs.atom')).statusCode).toBe(404);
  });

  it('the list for job boards is well-formed XML with each fact in its element', async () => {
    const { body } = await get(`/feeds/${slug}/jobs.xml`);
    expect(XMLValidator.validate(body)).toBe(true);
    const read = new XMLParser({ isArray: (name) => name === 'job', parseTagValue: false }).parse(body) as {
      source: { job: Record<string, unknown>[] };
    };
    const job = read.source.job.find((one) => one.referencenumber === open || String(one.referencenumber) === open);
    expect(job).toMatchObject({
      title: 'Baker & <b>friends</b>',
      city: 'Leipzig',
      country: 'DE',
      jobtype: 'fulltime',
      salary: '€2400 - €2900 per month',
    });
    expect(job?.description).toContain(']]>');
    // a job at two places is two jobs there, under numbers that stay
    expect(
      read.source.job.filter(({ requisitionid }) => requisitionid === twoPlaces).map((one) => [one.referencenumber, one.city]),
    ).toEqual([
      [twoPlaces, 'Leipzig'],
      [`${twoPlaces}-2`, 'Halle'],
    ]);
  });

  it('the list for XING names towns and countries, and leaves out what is done from anywhere', async () => {
    const { body } = await get(`/feeds/${slug}/xing.xml`);
    expect(XMLValidator.validate(body)).toBe(true);
    const parser = new XMLParser({ isArray: (name) => ['posting', 'job_location'].includes(name), parseTagValue: false });
    const { feed } = parser.parse(body) as { feed: { postings: { posting: Record<string, unknown>[] } } };
    const byId = new Map(feed.postings.posting.map((one) => [one.id, one]));
    expect(byId.get(twoPlaces)).toMatchObject({
      job_title: 'Two places',
      job_locations: {
        job_location: [
          { city: 'Leipzig', country: 'DE' },
          { city: 'Halle', country: 'DE' },
        ],
      },
      reply_setting: 'url',
    });
    expect(byId.has(open)).toBe(true);
    expect(byId.has(anywhere)).toBe(false);
    expect(body).not.toContain('A secret draft');
    expect((await get('/feeds/nobody-here/xing.xml')).statusCode).toBe(404);
  });
});

describe('the sitemap', () => {
  const schema = fs.readFileSync(new URL('schema/sitemap.xsd', import.meta.resolve('sitemap/package.json')), 'utf8');
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => ['url', 'sitemap'].includes(name) });

  it('leads to every open job, in files of at most 50,000 absolute addresses', async () => {
    const index = parser.parse((await get('/sitemap.xml')).body) as { sitemapindex: { '@_xmlns': string; sitemap: { loc: string }[] } };
    expect(index.sitemapindex['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const addresses: string[] = [];
    for (const { loc } of index.sitemapindex.sitemap) {
      const { body, statusCode } = await get(new URL(loc).pathname);
      expect(statusCode).toBe(200);
      expect(await validateXML({ xml: body, schema })).toMatchObject({ valid: true, errors: [] });
      const { urlset } = parser.parse(body) as { urlset: { url: { loc: string }[] } };
      for (const one of urlset.url) {
        expect(URL.canParse(one.loc)).toBe(true);
        addresses.push(one.loc);
      }
      expect(urlset.url.length).toBeLessThanOrEqual(50_000);
    }
    expect(addresses).toContain(`http://vitrine.test/job/${open}/${companyId}/false`);
    expect(addresses).toContain('http://vitrine.test/jobs');
  });

  it('is named in robots.txt, which keeps machines out of interviews', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain('Sitemap: http://vitrine.test/sitemap.xml');
    expect(body).toContain('Disallow: /video-interview/');
  });
});

describe('the list for the company’s own site', () => {
  it('may be framed by anybody, sets no cookie, runs no script but its own, and opens jobs in a new tab', async () => {
    const reply = await get(`/embed/${slug}?lang=de`);
    expect(reply.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(reply.headers['x-frame-options']).toBeUndefined();
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.body).toContain(`href="http://vitrine.test/job/${open}/${companyId}/false" target="_blank" rel="noopener"`);
    expect(reply.body).not.toContain('A secret draft');
    expect((await get('/embed.js')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('nothing else may be framed', async () => {
    expect((await get('/api/config')).headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await get('/api/config')).headers['content-security-policy']).toContain("base-uri 'none'");
    expect((await get('/embed/nobody-here')).statusCode).toBe(404);
  });

  it('what has ended leaves feeds, sitemap and list', async () => {
    later(91 * day);
    for (const url of ['/feeds/jobs.atom', '/feeds/jobs.xml', `/embed/${slug}`]) expect((await get(url)).body).not.toContain(open);
    // the schema allows no file without an address
    expect((await get('/sitemap.xml')).body).not.toContain('jobs-1');
    expect((await get('/sitemaps/jobs-1.xml')).statusCode).toBe(404);
  });
});
