import { teaserCharacters } from '@vitrine/contract/job-ads/card.ts';
import type { JobPage } from '@vitrine/contract/job-ads/shapes.ts';
import { pageNames } from '@vitrine/contract/pages/pages.ts';
import { languages } from '@vitrine/contract/vocabulary.ts';
import type { FastifyRequest } from 'fastify';
import type { Ctx, World } from '../../platform/context.ts';
import { ownContext } from '../../platform/context.ts';
import { Html, html } from '../../platform/html.ts';
import type { PageHead } from '../../platform/page-head.ts';
import { Refused } from '../../platform/refused.ts';
import { languageOf } from '../../platform/serve.ts';
import { publicProfileOf } from '../candidates/index.ts';
import { profileView } from '../companies/index.ts';
import { jobPageOf, plainText } from '../job-ads/index.ts';
import { pageOf } from '../pages/index.ts';
import { absolute, jobAddress, profileAddress } from './addresses.ts';
import { jobPosting } from './job-posting.ts';
import { listOpenAds } from './listing.sql.ts';
import { words } from './words.ts';

const short = (text: string, most = teaserCharacters / 2) => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`);

/** The page of a screen with the texts it speaks in a language. */
const sourcesOf = (language: string, page: string, areas: string[]) => [
  `src/${page}.tsx`,
  ...areas.map((area) => `src/areas/${area}/texts/${language}.json`),
  `src/platform/texts/${language}.json`,
];

type Screen = (ctx: Ctx<undefined>, found: RegExpExecArray) => Promise<PageHead | undefined>;

const screens: [path: RegExp, screen: Screen][] = [
  [/^\/jobs\/?$/i, (ctx) => jobsHead(ctx)],
  [/^\/job\/([\w-]{1,40})\/([\w-]{1,40})\/(true|false|0|1)\/?$/i, (ctx, [, bookingId = '']) => jobHead(ctx, bookingId)],
  [/^\/business-profile\/([0-9a-f-]{36})\/?$/i, (ctx, [, companyId = '']) => profileHead(ctx, companyId)],
  [
    /^\/profile\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i,
    (ctx, [, accountId = '']) => candidateHead(ctx, accountId.toLowerCase()),
  ],
  [
    new RegExp(`^/(?:m/)?(${pageNames.filter((name) => name !== 'recruiter-faq').join('|')})/?$`, 'i'),
    (ctx, [, name = '']) => textHead(ctx, name),
  ],
];

/** What is said about a public screen, as a visitor without an account sees it. */
export const headsOf = (world: World) => async (request: FastifyRequest, pathname: string) => {
  const wanted = languages.find((one) => one === (request.query as Record<string, unknown>).lang);
  const ctx = { ...ownContext(world), language: wanted ?? languageOf(request) };
  for (const [path, screen] of screens) {
    const found = path.exec(pathname);
    if (found) return screen(ctx, found).catch(missing);
  }
  return undefined;
};

/** What is not there is said by the screen itself; here it is only the status. */
const missing = (error: unknown) => {
  if (error instanceof Refused && error.status < 500) return undefined;
  throw error;
};

async function jobsHead(ctx: Ctx<undefined>): Promise<PageHead> {
  const t = words[ctx.language];
  const ads = await listOpenAds(ctx.db, ctx.now(), undefined, 40);
  return {
    title: `${t.jobs} · Vitrine`,
    description: t.jobsLead,
    language: ctx.language,
    canonical: `${ctx.url()}/jobs`,
    image: absolute(ctx, null),
    kind: 'website',
    feed: `${ctx.url()}/feeds/jobs.atom`,
    sources: sourcesOf(ctx.language, 'areas/job-search/JobsPage', ['job-search']),
    body: html`<h1>${t.jobs}</h1><p>${t.jobsLead}</p>
<ul>${ads.map((ad) => html`<li><a href="${jobAddress(ctx, ad)}">${ad.title}</a> · ${ad.companyName}</li>`)}</ul>`,
  };
}

const part = (title: string, content: string) => content !== '' && html`<h2>${title}</h2>${new Html(content)}`;

async function jobHead(ctx: Ctx<undefined>, bookingId: string): Promise<PageHead> {
  const t = words[ctx.language];
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
  const apply = job.jobCode
    ? `/job-interview/${job.jobCode}`
    : `/signup?next=${encodeURIComponent(new URL(jobAddress(ctx, job)).pathname)}`;
  return {
    ...common,
    // the ad speaks its own language, whatever the visitor's
    language: job.language,
    title: `${job.title} · ${at}`,
    description: short(plainText(job.sections.tasks) || plainText(job.sections.presentYourCompany) || job.title),
    canonical: jobAddress(ctx, job),
    image: absolute(ctx, job.jobAdThumbnail),
    sources: sourcesOf(ctx.language, 'areas/job-ads/JobPage', ['job-ads']),
    noindex: !open,
    ...(open && { jsonLd: jobPosting(ctx, job) }),
    body: html`<h1>${job.title}</h1><p>${at}</p>${job.remote === 'fully' && html`<p>${t.remote}</p>`}
${part(t.company, job.sections.presentYourCompany)}${part(t.tasks, job.sections.tasks)}
${part(t.lookingFor, job.sections.lookingFor)}${part(t.benefits, job.sections.benefits)}
<p>${open ? html`<a href="${apply}">${t.apply}</a>` : t.closed}</p><p><a href="/jobs">${t.allJobs}</a></p>`,
  };
}

async function profileHead(ctx: Ctx<undefined>, companyId: string): Promise<PageHead> {
  const profile = await profileView(ctx, companyId.toLowerCase());
  const t = words[ctx.language];
  const ads = await listOpenAds(ctx.db, ctx.now(), profile.slug, 40);
  return {
    title: `${profile.companyName} · Vitrine`,
    description: short(profile.slogan || profile.aboutUs || profile.companyName),
    language: ctx.language,
    canonical: profileAddress(ctx, profile.companyId),
    image: absolute(ctx, profile.banner ?? profile.companyLogo),
    kind: 'profile',
    feed: `${ctx.url()}/feeds/${profile.slug}/jobs.atom`,
    sources: sourcesOf(ctx.language, 'areas/companies/BusinessProfilePage', ['companies']),
    body: html`<h1>${profile.companyName}</h1><p>${profile.slogan}</p><p>${profile.aboutUs}</p>
<h2>${t.jobs}</h2><ul>${ads.map((ad) => html`<li><a href="${jobAddress(ctx, ad)}">${ad.title}</a></li>`)}</ul>`,
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
    image: absolute(ctx, profile.cProfilePic),
    kind: 'profile',
    // to be shown is not yet to be found: search engines stay outside
    noindex: true,
    sources: sourcesOf(ctx.language, 'areas/candidates/SharedProfilePage', ['candidates']),
    body: html`<h1>${name}</h1><p>${headline}</p><p>${profile.about}</p>`,
  };
}

async function textHead(ctx: Ctx<undefined>, name: string): Promise<PageHead | undefined> {
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
    body: html`<h1>${page.title}</h1><p>${page.lead}</p>
${page.sections.map(
  (one) =>
    html`<h2>${one.title}</h2>${new Html(one.html)}${one.questions.map((asked) => html`<h3>${asked.question}</h3>${new Html(asked.html)}`)}`,
)}`,
  };
}
