import { type applicationHome, maxQuestionCharacters, type OwnApplication, type SentAnswer } from '@vitrine/contract/applying/home.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { html } from '../../../platform/http/html.ts';
import { fill } from '../../../platform/texts.ts';
import { writtenDay } from '../../../platform/written.ts';
import { homeTexts, plainTexts } from '../texts.ts';
import { checkbox, document, form, type Page, signInForm } from './page.ts';

type Home = Reply<typeof applicationHome.show>;

/** The home of an application: what became of it, what the company has, what was written, and what the person can do. */
export function homePage(page: Page, home: Home, note?: string) {
  const own = homeTexts[page.language];
  const { status, withdrawnAt } = home;
  const unsent = home.interview === 'to-finish' && !withdrawnAt;
  const told = html`<section role="status"><h2>${unsent ? own.begun : own.status[status]}</h2>
${note !== undefined && html`<p>${note}</p>`}
${!unsent && html`<p>${own.meaning[status]}</p>`}
${way(page.language, home)}</section>`;
  return document(
    page,
    home.title || 'Vitrine',
    html`<p>${home.companyName}</p>${told}${home.own ? mine(page, home, home.own) : elsewhere(page, home, note)}`,
  );
}

/** What has happened with its day, and what was promised. */
function way(language: Language, home: Home) {
  const own = homeTexts[language];
  const on = (text: 'receivedOn' | 'seenOn' | 'sentOn' | 'withdrawnOn', at: string) => fill(own[text], { day: writtenDay(language, at) });
  const { history, seen, sentAt, withdrawnAt, replyBy, status } = home;
  const applied = history.find(({ what }) => what === 'applied')?.at;
  const told = history.filter((one) => one.what === 'status');
  const waiting = !withdrawnAt && (status === 'New' || status === 'Screening');
  const names = seen && seen.by.length > 0 ? html` (${seen.by.join(', ')})` : undefined;
  return html`<ul>${applied && html`<li>${on('receivedOn', applied)}</li>`}${sentAt && html`<li>${on('sentOn', sentAt)}</li>`}
${seen && html`<li>${on('seenOn', seen.at)}${names}</li>`}
${told.map((one) => html`<li>${own.status[one.status ?? 'New']}, ${writtenDay(language, one.at)}</li>`)}
${withdrawnAt !== null && html`<li>${on('withdrawnOn', withdrawnAt)}</li>`}
${waiting && replyBy !== null && html`<li>${fill(plainTexts[language].reply, { day: writtenDay(language, replyBy) })}</li>`}</ul>`;
}

/** For whoever holds the link: the way in. */
function elsewhere(page: Page, home: Home, note: string | undefined) {
  const own = homeTexts[page.language];
  if (note !== undefined) return undefined;
  const step = home.guest ? form(page, 'mail-link', html`<button>${own.mail}</button>`) : signInForm(page);
  return html`<section><p>${own.mine}</p>${step}</section>`;
}

/** What only the person sees and does. */
function mine(
  page: Page,
  { companyName: company, guest, withdrawnAt }: Home,
  { applicationId, answers, documents, message, letters }: OwnApplication,
) {
  const own = homeTexts[page.language];
  const id = html`<input type="hidden" name="applicationId" value="${applicationId}">`;
  const given = answers.length + documents.length > 0 || message !== '';
  const ask = html`${id}<p><label>${fill(own.ask, { company })}<br><textarea name="message" rows="4" maxlength="${maxQuestionCharacters}" required></textarea></label></p><button>${own.askSend}</button>`;
  const withdraw = html`<section><p>${fill(own.withdrawNote, { company })}</p>
${form(page, 'withdraw', html`${id}<button class="quiet">${own.withdraw}</button>`)}</section>`;
  const erase = html`<section><p>${fill(own.eraseNote, { company })}</p>
${form(page, 'erase', html`${checkbox('sure', own.eraseSure)}<button class="quiet">${own.erase}</button>`)}</section>`;
  return html`${
    given &&
    html`<section><h2>${fill(own.given, { company })}</h2>
${answers.map((one) => answered(page.language, one))}
${message !== '' && html`<p class="told">${message}</p>`}
${documents.map((one) => html`<p><a href="${one.url}">${one.name}</a></p>`)}</section>`
  }
${
  letters.length > 0 &&
  html`<section><h2>${own.letters}</h2>
${letters.map(
  (one) =>
    html`<h3>${one.subject}</h3><p>${one.byCandidate ? own.you : company}, ${writtenDay(page.language, one.sentAt)}</p><p class="told">${one.body}</p>`,
)}</section>`
}
<section>${form(page, 'ask', ask)}</section>
${!withdrawnAt && withdraw}${guest && erase}`;
}

function answered(language: Language, { questionNo, question, answer }: SentAnswer) {
  const t = plainTexts[language];
  const media = answer?.media;
  return html`<h3>${questionNo}. ${question}</h3>
${answer?.kind === 'text' && html`<p class="told">${answer.text ?? ''}</p>`}
${answer?.kind === 'file' && media && html`<p><a href="${media.url}">${answer.fileName ?? ''}</a></p>`}
${(answer?.kind === 'video' || answer?.kind === 'audio') && (media ? html`<video src="${media.url}" poster="${media.poster ?? ''}" controls preload="metadata"></video>` : html`<p>${t.waiting}</p>`)}
${!answer && html`<p>${homeTexts[language].none}</p>`}`;
}

/** Nothing of the guest is left. */
export function erasedPage(page: Page) {
  const own = homeTexts[page.language];
  return document(page, own.erased, html`<section role="status"><p>${own.erasedText}</p></section>`);
}
