import type { InterviewView, LandingView, Question } from '@vitrine/contract/interviews/interview.ts';
import type { Take } from '@vitrine/contract/interviews/parts.ts';
import { maxAnswerCharacters } from '@vitrine/contract/vocabulary.ts';
import { Html, html } from '../../../platform/http/html.ts';
import { fill } from '../../../platform/texts.ts';
import { type PlainTexts, plainTexts } from '../texts.ts';
import { checkbox, document, field, form, type Page, signInForm } from './page.ts';

const legal = (t: PlainTexts) =>
  html`<p><a href="/terms-and-conditions">${t.termsLink}</a> · <a href="/privacy-policy">${t.privacyLink}</a></p>`;

const intro = (landing: LandingView, t: PlainTexts) => {
  const { companyName: company, questionCount: count } = landing;
  return html`<p>${fill(t.asks, { company, count })}</p>
${landing.introduction !== '' && html`<p class="told">${landing.introduction}</p>`}
<p>${t.old} ${t.newer}</p>
<p>${fill(t.consent, { company })}</p>`;
};

/** Before the interview: who asks, consent, and who the person is. */
export function landingPage(page: Page, landing: LandingView, signedIn: boolean, note?: string) {
  const t = plainTexts[page.language];
  const agree = checkbox('consent', fill(t.agree, { company: landing.companyName }));
  const joining = html`
<section><h2>${t.guest}</h2>${form(
    page,
    'guest',
    html`${field('firstName', t.firstName, 'text', 'given-name', landing.invited?.firstName)}
${field('lastName', t.lastName, 'text', 'family-name', landing.invited?.lastName)}${field('email', t.email, 'email', 'email', landing.invited?.email)}
${agree}${checkbox('terms', t.terms)}${legal(t)}<button>${t.begin}</button>`,
  )}</section>
<section><h2>${t.account}</h2>${signInForm(page)}</section>`;
  const beginning = html`<section>${form(page, 'begin', html`${agree}${legal(t)}<button>${t.begin}</button>`)}
${form(page, 'sign-out', html`<button class="quiet">${t.other}</button>`)}</section>`;
  const closed = html`<section><p>${t.closed}</p></section>`;
  const way = landing.state !== 'open' ? closed : signedIn ? beginning : joining;
  const told = note === undefined ? undefined : html`<section role="status"><p>${note}</p></section>`;
  return document(page, landing.title, html`${intro(landing, t)}${told}${way}`);
}

/** A mailed way back is opened by a press: what opens links by itself must not use it up. */
export function wayBackPage(page: Page, landing: LandingView, token: string) {
  const t = plainTexts[page.language];
  const goOn = form(page, 'return', html`<input type="hidden" name="token" value="${token}"><button>${t.goOn}</button>`);
  return document(page, landing.title, html`<p>${t.old}</p><section>${goOn}</section>`);
}

function answerOf(take: Take, t: PlainTexts) {
  const playable = take.media && (take.kind === 'video' || take.kind === 'audio');
  return html`<p class="done">✓ ${t.answered[take.kind]}</p>
${take.kind === 'text' && html`<p class="asked">${take.text ?? ''}</p>`}
${playable && take.media && html`<video src="${take.media.url}" controls preload="metadata"></video>`}
${take.kind === 'video' && !take.media && html`<p>${t.waiting}</p>`}`;
}

const upload = (action: string, hidden: Html, label: string, accept: string, button: string) =>
  html`<form method="post" enctype="multipart/form-data" action="${action}">${hidden}
<p><label>${label}<br><input type="file" name="file" accept="${accept}" required></label></p><button>${button}</button></form>`;

function questionSection(page: Page, view: InterviewView, question: Question, t: PlainTexts) {
  const { questionNo, attemptsLeft, kinds, takes } = question;
  const chosen = takes.find((take) => take.chosen);
  const query = `lang=${page.language}&bookingId=${view.bookingId}&questionNo=${questionNo}`;
  const place = html`<input type="hidden" name="applicationId" value="${view.applicationId}"><input type="hidden" name="questionNo" value="${questionNo}">`;
  const text = takes.find((take) => take.kind === 'text')?.text ?? '';
  return html`<section>
<h2>${fill(t.question, { number: questionNo, count: view.questions.length })}</h2>
<p class="asked">${question.text}</p>
${question.video !== null && html`<video src="${question.video.url}" controls preload="metadata"></video>`}
${question.skippable && html`<p>${t.skippable}</p>`}
${chosen && answerOf(chosen, t)}
${
  attemptsLeft === 0
    ? html`<p>${t.noneLeft}</p>`
    : upload(`${page.path}/video?${query}`, new Html(''), t.video, 'video/mp4,video/quicktime,video/x-m4v', t.upload)
}
${form(
  page,
  'text',
  html`${place}<p><label>${t.text}<br><textarea name="text" rows="5" maxlength="${maxAnswerCharacters}" required>${text}</textarea></label></p><button>${t.save}</button>`,
)}
${kinds.includes('file') && upload(`${page.path}/file?${query}`, place, t.file, '.pdf,.doc,.docx,.txt,image/*', t.uploadFile)}
</section>`;
}

/** The interview itself: all questions, what is answered, and the sending. */
export function interviewPage(page: Page, view: InterviewView) {
  const t = plainTexts[page.language];
  const company = view.companyName;
  if (view.state !== 'open') return document(page, view.title, html`<section><p>${t.closed}</p></section>`);
  const send = html`<section>${form(
    page,
    'send',
    html`<input type="hidden" name="applicationId" value="${view.applicationId}"><p>${t.sendNote}</p><button>${fill(t.send, { company })}</button>`,
  )}</section>`;
  return document(page, view.title, html`<p>${t.old}</p>${view.questions.map((one) => questionSection(page, view, one, t))}${send}`);
}

/** A page that only says what went wrong. */
export const errorPage = (page: Page) => document(page, 'Vitrine', html``);
