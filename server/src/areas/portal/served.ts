import type { BusinessProfile } from '@vitrine/contract/companies/profile.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import type { JobPage } from '@vitrine/contract/job-ads/shapes.ts';
import type { jobSearch, SearchFilters } from '@vitrine/contract/job-search/search.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Ctx } from '../../platform/context.ts';
import { Html, html } from '../../platform/http/html.ts';
import { fill } from '../../platform/texts.ts';
import { jobAddress } from './addresses.ts';
import type { OpenAd } from './listing.sql.ts';
import { portalTexts } from './texts.ts';
import { employmentNames, replyWords, salaryWords } from './words.ts';

type Found = Reply<typeof jobSearch.search>;

/** The jobs that were found, where the screen will show them; the search works without scripts too. */
export function servedJobs(ctx: Ctx, { items, total, page, count }: Found, filters: SearchFilters) {
  const t = portalTexts[ctx.language];
  const field = (name: 'textSearch' | 'jobLocation', label: string, hint: string) =>
    html`<label>${label}<input type="search" name="${name}" value="${filters[name]}" placeholder="${hint}"></label>`;
  // where the program is on its way only the place of its fields is shown: what is typed into these would be lost
  const place = (label: string, hint: string) => html`<div>${label}<span class="dim">${hint}</span></div>`;
  return html`<h1>${t.find}</h1><p class="dim">${t.findLead}</p>
<noscript><form action="/jobs">${field('textSearch', t.what, t.whatHint)}${field('jobLocation', t.where, t.whereHint)}
<button>${t.search}</button></form></noscript>
<div class="places" aria-hidden="true">${place(t.what, t.whatHint)}${place(t.where, t.whereHint)}</div>
<div class="found"><p class="count"><b>${fill(t.count, { count: total })}</b></p>
<ul class="cards">${items.map(
    (ad) => html`<li class="card"><h2><a href="${jobAddress(ctx, ad)}" lang="${ad.language}">${ad.title}</a></h2><p>${ad.companyName}</p>
${ad.location !== '' && html`<p class="dim">${ad.location}</p>`}${ad.salary && html`<p><b>${salaryWords(ad.salary, ctx.language)}</b></p>`}<p class="teaser" lang="${ad.language}">${ad.presentYourCompany || ad.tasks}</p></li>`,
  )}</ul>
${page * count < total && html`<p><a href="/jobs?${nextOf(filters, page)}">${t.next}</a></p>`}</div>`;
}

/** The query of the next page. */
function nextOf(filters: SearchFilters, page: number) {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(filters)) for (const one of [value].flat()) query.append(key, String(one));
  query.set('page', String(page + 1));
  return query.toString();
}

const part = (title: string, content: string, language: Language) =>
  content !== '' && html`<section><h2>${title}</h2><div lang="${language}">${new Html(content)}</div></section>`;

/**
 * The ways to apply. The interview goes by forms where there are no scripts; documents are taken by the dialog of the
 * screen, for guests as well.
 */
function servedApplying(ctx: Ctx, job: JobPage) {
  const t = portalTexts[ctx.language];
  if (job.state !== 'open') return html`<p>${t.closed}</p>`;
  const { pathname } = new URL(jobAddress(ctx, job));
  const documents = `${pathname}?apply=open`;
  if (!job.jobCode)
    return html`<p class="scripted"><a class="apply" href="${documents}">${t.apply}</a></p><noscript><p>${t.needsScripts}</p></noscript>`;
  return html`<p class="scripted"><a class="apply" href="/job-interview/${job.jobCode}">${t.byVideo}</a> <a href="${documents}">${t.byDocuments}</a></p>
<noscript><p><a class="apply" href="/plain/job-interview/${job.jobCode}">${t.byVideo}</a></p></noscript>`;
}

/** A job, where the screen will show it, in its words and its order. */
export function servedJob(ctx: Ctx, job: JobPage) {
  const { language } = ctx;
  const t = portalTexts[language];
  const facts = [job.location || (job.remote !== 'no' && t.remoteKinds[job.remote]), ...employmentNames(job.employmentType, language)];
  const notes = [
    job.remote !== 'no' && t.remoteKinds[job.remote],
    job.hasJobCode && t.videoNote,
    job.replyDays !== null && replyWords(job.replyDays, language),
  ];
  const sections = [
    [fill(t.company, { company: job.companyName }), job.sections.presentYourCompany],
    [t.tasks, job.sections.tasks],
    [t.lookingFor, job.sections.lookingFor],
    [t.benefits, job.sections.benefits],
  ] as const;
  const picture = job.jobAdThumbnail ? html`<img class="picture" src="${job.jobAdThumbnail}" alt="">` : html`<div class="picture"></div>`;
  const salary = job.salary && salaryWords(job.salary, language);
  return html`<div class="job" lang="${language}"><a class="back" href="/jobs">← ${t.allJobs}</a>
<div class="card head">${picture}<div><p>${job.companyName}</p><h1 lang="${job.language}">${job.title}</h1><p>${facts.filter(Boolean).join(' · ')}</p>
${salary && html`<p><b>${salary}</b></p>`}${notes.some(Boolean) && html`<p class="dim">${notes.filter(Boolean).join(' · ')}</p>`}
${servedApplying(ctx, job)}</div></div>
<div class="card">${sections.map(([title, content]) => part(title, content, job.language))}</div></div>`;
}

/** The page of a company, where the screen will show it: its film first, its people, its pictures, its jobs with what they pay. */
export function servedCompany(ctx: Ctx, profile: BusinessProfile, ads: OpenAd[]) {
  const { language } = ctx;
  const t = portalTexts[language];
  const { companyName, slogan, aboutUs, team, inside, companyImageGallery } = profile;
  const film = inside.find(({ kind }) => kind === 'video');
  const pictures = [...inside.filter(({ kind }) => kind === 'picture'), ...companyImageGallery.map(({ url }) => ({ url, caption: '' }))];
  const jobOf = (ad: OpenAd) => {
    const { salaryFrom: from, salaryTo: to, salaryCurrency: currency, salaryPeriod: period } = ad;
    const salary = currency && period && salaryWords({ from, to, currency, period }, language);
    const facts = [salary, ...employmentNames(ad.employmentTypes, language)].filter(Boolean).join(' · ');
    return html`<li class="card"><h3><a href="${jobAddress(ctx, ad)}" lang="${ad.language}">${ad.title}</a></h3>${facts !== '' && html`<p>${facts}</p>`}</li>`;
  };
  const said = (number: number) => fill(t.picture, { number, count: pictures.length, company: companyName });
  return html`<h1>${companyName}</h1>${slogan !== '' && html`<p>${slogan}</p>`}
${film && html`<section><noscript><video controls preload="none" src="${film.url}"${film.poster && html` poster="${film.poster}"`}></video></noscript>${film.caption !== '' && html`<p class="dim">${film.caption}</p>`}</section>`}
${aboutUs !== '' && html`<section><h2>${t.about}</h2><p class="lines">${aboutUs}</p></section>`}
${team.length > 0 && html`<section><h2>${t.team}</h2><ul>${team.map(({ name, role }) => html`<li><b>${name}</b>${role !== '' && `, ${role}`}</li>`)}</ul></section>`}
${pictures.length > 0 && html`<section><h2>${t.inside}</h2><noscript>${pictures.map(({ url, caption }, index) => html`<img src="${url}" alt="${caption || said(index + 1)}" loading="lazy">`)}</noscript></section>`}
${ads.length > 0 && html`<section><h2>${t.openJobs}</h2><ul class="cards">${ads.map(jobOf)}</ul></section>`}`;
}
