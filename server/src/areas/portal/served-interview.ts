import type { LandingView } from '@vitrine/contract/interviews/interview.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { html } from '../../platform/http/html.ts';
import { fill } from '../../platform/texts.ts';
import { portalTexts } from './texts.ts';
import { locales } from './words.ts';

const dayOf = (at: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short' }).format(new Date(at));

/** What whoever was invited reads first, where the screen will show it; without scripts it leads to the interview by forms. */
export function servedInterview(landing: LandingView, language: Language, pathname: string) {
  const t = portalTexts[language].interview;
  const { companyName: company, companyLogo, title, introduction, invited, asks, welcomeVideo, closesAt } = landing;
  const { questionCount: questions, minutes, reviewers } = landing;
  const glance = [
    questions === 1 ? t.questionsOne : fill(t.questionsOther, { count: questions }),
    minutes === 1 ? t.minutesOne : fill(t.minutesOther, { count: minutes }),
    closesAt ? fill(t.until, { day: dayOf(closesAt, language) }) : t.whenever,
  ];
  return html`<div class="interview"><p class="asking">${companyLogo && html`<img src="${companyLogo}" alt="" height="40"> `}<b>${company}</b></p>
<div><p class="dim">${invited?.firstName ? fill(t.hello, { name: invited.firstName }) : t.invitation}</p><h1 lang="${landing.language}">${title}</h1></div>
${asks && html`<p>${fill(t.asks, { name: asks.name, company })}</p>`}
${welcomeVideo && html`<div class="film"></div>`}
${introduction !== '' && html`<p class="lines" lang="${landing.language}">${introduction}</p>`}
<ul class="glance">${glance.map((one) => html`<li><b>${one}</b></li>`)}</ul>
<p>${reviewers === 1 ? fill(t.reviewersOne, { company }) : fill(t.reviewersOther, { count: reviewers, company })}</p>
<p class="small">${fill(t.recorded, { company })}</p>
<noscript><p><a class="apply" href="/plain${pathname}?lang=${language}">${portalTexts[language].byVideo}</a></p></noscript></div>`;
}
