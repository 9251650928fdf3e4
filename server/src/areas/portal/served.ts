import type { Reply } from '@vitrine/contract/endpoint.ts';
import type { JobPage } from '@vitrine/contract/job-ads/shapes.ts';
import type { jobSearch, SearchFilters } from '@vitrine/contract/job-search/search.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Ctx } from '../../platform/context.ts';
import { Html, html } from '../../platform/http/html.ts';
import { fill } from '../../platform/texts.ts';
import { jobAddress } from './addresses.ts';
import { portalTexts } from './texts.ts';

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
${ad.location !== '' && html`<p class="dim">${ad.location}</p>`}<p class="teaser" lang="${ad.language}">${ad.presentYourCompany || ad.tasks}</p></li>`,
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

/** A job, where the screen will show it; applying without scripts begins with an account. */
export function servedJob(ctx: Ctx, job: JobPage, at: string) {
  const t = portalTexts[ctx.language];
  const apply = job.jobCode
    ? `/job-interview/${job.jobCode}`
    : `/signup?next=${encodeURIComponent(new URL(jobAddress(ctx, job)).pathname)}`;
  const sections = [
    [fill(t.company, { company: job.companyName }), job.sections.presentYourCompany],
    [t.tasks, job.sections.tasks],
    [t.lookingFor, job.sections.lookingFor],
    [t.benefits, job.sections.benefits],
  ] as const;
  const picture = job.jobAdThumbnail ? html`<img class="picture" src="${job.jobAdThumbnail}" alt="">` : html`<div class="picture"></div>`;
  return html`<div class="job" lang="${ctx.language}"><a class="back" href="/jobs">← ${t.allJobs}</a>
<div class="card head">${picture}<div><h1 lang="${job.language}">${job.title}</h1><p>${at}</p>${job.remote === 'fully' && html`<p>${t.remote}</p>`}
<p>${job.state === 'open' ? html`<a class="apply" href="${apply}">${t.apply}</a>` : t.closed}</p></div></div>
<div class="card">${sections.map(([title, content]) => part(title, content, job.language))}</div></div>`;
}
