import { company } from '@vitrine/contract/accounts/company.ts';
import { business } from '@vitrine/contract/companies/business.ts';
import type { BusinessProfile } from '@vitrine/contract/companies/profile.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { teaserCharacters } from '@vitrine/contract/job-ads/card.ts';
import type { JobPage } from '@vitrine/contract/job-ads/shapes.ts';
import { jobAdViewing } from '@vitrine/contract/job-ads/viewing.ts';
import { jobSearch, type SearchFilters, searchFilters, searchOrders } from '@vitrine/contract/job-search/search.ts';
import { pageNames } from '@vitrine/contract/pages/pages.ts';
import { languages, whole } from '@vitrine/contract/vocabulary.ts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type Ctx, ownContext, type World } from '../../platform/context.ts';
import { Html, html } from '../../platform/http/html.ts';
import type { Answered, PageHead } from '../../platform/http/html-head.ts';
import { languageOf, limit } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { plainText } from '../../platform/rich-text.ts';
import { industryLabels } from '../accounts/index.ts';
import { publicProfileOf } from '../candidates/index.ts';
import { cardPicture, closeupAddress, publicCloseup } from '../closeup/index.ts';
import { profileView } from '../companies/index.ts';
import { landing } from '../interviews/index.ts';
import { jobPageOf } from '../job-ads/index.ts';
import { searchJobs } from '../job-search/index.ts';
import { pageOf } from '../pages/index.ts';
import { absolute, jobAddress, profileAddress } from './addresses.ts';
import { jobPosting } from './job-posting.ts';
import { listOpenAds } from './listing.sql.ts';
import { servedCompany, servedJob, servedJobs } from './served.ts';
import { servedCloseup } from './served-closeup.ts';
import { servedInterview } from './served-interview.ts';
import { portalTexts } from './texts.ts';

const short = (text: string, most = teaserCharacters / 2) => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`);

/** The page of a screen with the texts it speaks in a language. */
const sourcesOf = (language: string, page: string, areas: string[]) => [
  `src/${page}.tsx`,
  `src/platform/area-texts/${language}.ts`,
  ...areas.map((area) => `src/areas/${area}/texts.json?${language}`),
  `src/platform/texts.json?${language}`,
];

type Visit = Ctx<undefined>;
type Screen = (ctx: Visit, found: RegExpExecArray, query: Record<string, unknown>) => Promise<PageHead | undefined>;

const screens: [path: RegExp, screen: Screen][] = [
  [/^\/jobs\/?$/i, (ctx, _, query) => jobsHead(ctx, query)],
  [/^\/job\/([\w-]{1,40})\/([\w-]{1,40})\/(true|false|0|1)\/?$/i, (ctx, [, bookingId = '']) => jobHead(ctx, bookingId)],
  [
    /^\/(?:video|job)-interview\/([\w-]{1,40})(?:\/([\w-]{1,80}))?\/?$/i,
    (ctx, [pathname, jobcodeId = '', uniqueId]) => interviewHead(ctx, { jobcodeId, ...(uniqueId ? { uniqueId } : {}) }, pathname),
  ],
  [/^\/business-profile\/([0-9a-f-]{36})\/?$/i, (ctx, [, companyId = '']) => profileHead(ctx, companyId)],
  [
    /^\/profile\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i,
    (ctx, [, accountId = '']) => candidateHead(ctx, accountId.toLowerCase()),
  ],
  [
    /^\/closeup(?:-old)?\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i,
    (ctx, [, closeupId = '']) => closeupHead(ctx, closeupId.toLowerCase()),
  ],
  [
    new RegExp(`^/(m/)?(${pageNames.filter((name) => name !== 'recruiter-faq').join('|')})/?$`, 'i'),
    (ctx, [, inside, name = '']) => textHead(ctx, name, inside !== undefined),
  ],
];

/** What is said about a public screen, as a visitor without an account sees it. */
export const headsOf = (world: World) => async (request: FastifyRequest, pathname: string) => {
  const query = request.query as Record<string, unknown>;
  const wanted = languages.find((one) => one === query.lang);
  const ctx = { ...ownContext(world), language: wanted ?? languageOf(request) };
  const visit = { ...ctx, caller: { ...ctx.caller, ip: request.ip } };
  for (const [path, screen] of screens) {
    const found = path.exec(pathname);
    if (found) return screen(visit, found, query).catch(missing);
  }
  return undefined;
};

/** What is not there is said by the screen itself; here it is only the status. */
const missing = (error: unknown) => {
  if (error instanceof Refused && error.status < 500) return undefined;
  throw error;
};

/** The answers that the screen asks for first, and the names of the industries, which all cards of jobs show. */
const answers = (ctx: Visit, asked: Answered): PageHead['answers'] => ({
  asked: [asked, { endpoint: company.industries, asked: { locale: ctx.language }, reply: industryLabels(ctx.language) }],
  at: ctx.now(),
  language: ctx.language,
});

const jobsQuery = searchFilters.extend({ sort: z.enum(searchOrders).optional(), page: whole(1, 100_000).optional() });

/** The search that the address asks for, as the screen asks it; without what nobody can search for. */
function jobsAsked(query: Record<string, unknown>) {
  const filled = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const read = jobsQuery.safeParse(filled);
  const { page = 1, sort, ...given } = read.success ? read.data : {};
  const filters = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== '')) as SearchFilters;
  return { filters, asked: { ...filters, page, count: 20, ...(sort ? { sort } : {}) } };
}

async function jobsHead(ctx: Visit, query: Record<string, unknown>): Promise<PageHead> {
  const t = portalTexts[ctx.language];
  const { filters, asked } = jobsAsked(query);
  // a search costs the same by whatever way it comes
  if (Object.keys(filters).length > 0) await limit(ctx, jobSearch.search);
  const reply = await searchJobs(ctx, asked);
  return {
    title: `${t.jobs} · Vitrine`,
    description: t.jobsLead,
    language: ctx.language,
    canonical: `${ctx.url()}/jobs`,
    image: absolute(ctx, null),
    kind: 'website',
    feed: `${ctx.url()}/feeds/jobs.atom`,
    sources: sourcesOf(ctx.language, 'areas/job-search/JobsPage', ['job-search']),
    width: 'wide',
    body: servedJobs(ctx, reply, filters),
    answers: answers(ctx, { endpoint: jobSearch.search, asked, reply }),
  };
}

async function jobHead(ctx: Visit, bookingId: string): Promise<PageHead> {
  const t = portalTexts[ctx.language];
  const common = { language: ctx.language, image: absolute(ctx, null), kind: 'article' as const };
  let job: JobPage;
  try {
    job = await jobPageOf(ctx, bookingId);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const status = error.code === 'job-expired' ? 410 : 404;
    const body = html`<h1>${t.gone}</h1><p><a href="/jobs">${t.allJobs}</a></p>`;
    return { ...common, title: t.gone, description: t.gone, canonical: `${ctx.url()}/jobs`, body, status, noindex: true };
  }
  const open = job.state === 'open';
  const at = [job.companyName, job.location].filter(Boolean).join(', ');
  return {
    ...common,
    // the ad speaks its own language, whatever the visitor's
    language: job.language,
    title: `${job.title} · ${at}`,
    description: short(plainText(job.sections.tasks) || plainText(job.sections.presentYourCompany) || job.title),
    canonical: jobAddress(ctx, job),
    image: absolute(ctx, job.jobAdThumbnail),
    sources: sourcesOf(ctx.language, 'screens/JobPage', ['job-ads']),
    noindex: !open,
    jsonLd: open ? jobPosting(ctx, job) : undefined,
    width: 'wide',
    body: servedJob(ctx, job),
    answers: answers(ctx, { endpoint: jobAdViewing.byBooking, asked: { bookingId }, reply: job }),
  };
}

/** An interview that can be begun; of any other the screen itself says why it cannot. */
async function interviewHead(ctx: Visit, place: { jobcodeId: string; uniqueId?: string }, pathname: string): Promise<PageHead | undefined> {
  await limit(ctx, interview.landing);
  const reply = await landing(ctx, place);
  if (reply.state !== 'open' || reply.mine !== 'none') return undefined;
  const t = portalTexts[ctx.language].interview;
  return {
    title: `${reply.title} · Vitrine`,
    description: `${t.invitation}: ${reply.title}, ${reply.companyName}`,
    language: ctx.language,
    canonical: `${ctx.url()}/video-interview/${place.jobcodeId}`,
    image: absolute(ctx, reply.companyLogo),
    kind: 'website',
    // of one person, and for nobody else to find or to keep
    noindex: true,
    personal: true,
    bare: true,
    sources: sourcesOf(ctx.language, 'screens/InterviewPage', ['interviews']),
    body: servedInterview(reply, ctx.language, pathname),
    answers: answers(ctx, { endpoint: interview.landing, asked: place, reply }),
  };
}

async function profileHead(ctx: Visit, companyId: string): Promise<PageHead> {
  const t = portalTexts[ctx.language];
  const common = { language: ctx.language, image: absolute(ctx, null), kind: 'profile' as const };
  let profile: BusinessProfile;
  try {
    profile = await profileView(ctx, companyId.toLowerCase());
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'not-found')) throw error;
    const said = { title: `${t.noProfile} · Vitrine`, description: t.noProfileText, canonical: `${ctx.url()}/jobs` };
    const body = html`<h1>${t.noProfile}</h1><p>${t.noProfileText}</p><p><a href="/jobs">${t.allJobs}</a></p>`;
    return { ...common, ...said, body, status: 404, noindex: true };
  }
  const ads = await listOpenAds(ctx.db, ctx.now(), profile.slug, 40);
  return {
    ...common,
    title: `${profile.companyName} · Vitrine`,
    description: short(profile.slogan || profile.aboutUs || profile.companyName),
    canonical: profileAddress(ctx, profile.companyId),
    image: absolute(ctx, profile.banner ?? profile.companyLogo),
    feed: `${ctx.url()}/feeds/${profile.slug}/jobs.atom`,
    sources: sourcesOf(ctx.language, 'areas/companies/BusinessProfilePage', ['companies']),
    body: servedCompany(ctx, profile, ads),
    answers: answers(ctx, { endpoint: business.candidate, asked: { companyId: profile.companyId }, reply: profile }),
  };
}

/** A profile that its owner shows to everybody; one that is private or shared by link has the head of any page. */
async function candidateHead(ctx: Ctx<undefined>, accountId: string): Promise<PageHead> {
  const profile = await publicProfileOf(ctx, accountId);
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  const headline = [profile.profession, profile.company].filter(Boolean).join(' · ');
  return {
    title: `${[name, headline].filter(Boolean).join(', ')} · Vitrine`,
    description: short(profile.about || headline || name),
    language: ctx.language,
    canonical: `${ctx.url()}/profile/${accountId}`,
    // other sites keep what a preview shows; a face is to be gone when it is taken back
    image: absolute(ctx, null),
    kind: 'profile',
    // to be shown is not yet to be found: search engines stay outside
    noindex: true,
    sources: sourcesOf(ctx.language, 'areas/candidates/SharedProfilePage', ['candidates']),
    body: html`<h1>${name}</h1><p>${headline}</p><p>${profile.about}</p>`,
  };
}

/** A closeup that others may see, in the language of its owner; any other one is not there. */
async function closeupHead(ctx: Visit, closeupId: string): Promise<PageHead> {
  const t = portalTexts[ctx.language];
  const common = { kind: 'profile' as const, bare: true, noindex: true, canonical: closeupAddress(ctx, closeupId) };
  try {
    const { row, shown } = await publicCloseup(ctx, closeupId);
    const cover = shown.pages.find(({ number }) => number === 1);
    const picture = await cardPicture(ctx, row.id);
    return {
      ...common,
      title: `${shown.name} · Vitrine`,
      description: short(cover?.text || shown.pages.find(({ text }) => text !== '')?.text || shown.name),
      language: shown.language,
      image: picture ? `${ctx.url()}/api/closeup-cards/${row.id}.jpg` : absolute(ctx, null),
      sources: sourcesOf(ctx.language, 'areas/closeup/show/CloseupPage', ['closeup']),
      body: servedCloseup(shown),
    };
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'not-found')) throw error;
    const said = { title: `${t.noCloseup} · Vitrine`, description: t.noCloseupText, language: ctx.language, image: absolute(ctx, null) };
    return { ...common, ...said, body: html`<h1>${t.noCloseup}</h1><p>${t.noCloseupText}</p>`, status: 404 };
  }
}

async function textHead(ctx: Visit, name: string, bare: boolean): Promise<PageHead | undefined> {
  const known = pageNames.find((one) => one === name.toLowerCase());
  if (!known) return undefined;
  const page = await pageOf(ctx, known, ctx.language);
  return {
    title: `${page.title} · Vitrine`,
    description: page.lead,
    language: ctx.language,
    canonical: `${ctx.url()}/${known}`,
    image: absolute(ctx, null),
    kind: 'website',
    sources: sourcesOf(ctx.language, 'areas/pages/PublicPage', ['pages']),
    bare,
    body: html`<h1>${page.title}</h1><p>${page.lead}</p>
${page.actions.length > 0 && html`<p>${page.actions.map(({ to, label }, index) => html`<a class="${index === 0 ? 'apply' : ''}" href="${to}">${label}</a> `)}</p>`}
${page.sections.map(
  (one) =>
    html`<h2>${one.title}</h2>${new Html(one.html)}${one.questions.map((asked) => html`<h3>${asked.question}</h3>${new Html(asked.html)}`)}`,
)}`,
  };
}
