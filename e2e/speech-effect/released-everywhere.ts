import fs from 'node:fs';
import type { Browser, Page, TestInfo } from '@playwright/test';
import { people } from '@vitrine/contract/admin/people.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { dossiers } from '@vitrine/contract/candidates/dossier.ts';
import { profileViewing } from '@vitrine/contract/candidates/viewing.ts';
import { closeupAdministering } from '@vitrine/contract/closeup/administering.ts';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import { closeupViewing } from '@vitrine/contract/closeup/viewing.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { uploader } from '../../server/src/areas/interviews/fixtures.ts';
import { aQuestion } from '../../server/src/areas/job-codes/fixtures.ts';
import { sampleTexts } from '../../server/src/areas/speech-effect/reading/sample.ts';
import { readPdf } from '../../server/test/pdf.ts';
import { aac, h264, record } from '../../server/test/recordings.ts';
import { expectGoodScreen, expectNoSideways } from '../support/good-screen.ts';
import { administrator, expect, type Product } from '../support/product.ts';
import { type Words, wordsOf } from '../support/words.ts';

const recruiterEmail = 'recruiter@demo.example';
const candidateEmail = 'tom.becker@demo.example';
const company = 'Lindenhof Bakeries';

interface Journey {
  page: Page;
  product: Product;
  language: Language;
  say: Words;
  visit: (path: string) => Promise<unknown>;
}

/**
 * The effect of words from its first switch to its end: a company turns it on, its candidate agrees three times, sees it first,
 * corrects and shows it; the company sees it after judging; it stands in the dossier and in a closeup; taken back, it is nowhere.
 */
export async function isReleasedAndTakenBack(page: Page, browser: Browser, product: Product, language: Language, info: TestInfo) {
  const visit = (path: string) => page.goto(`${product.url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  const journey: Journey = { page, product, language, say: wordsOf(language), visit };
  const [recruiter, candidate] = [await product.as(recruiterEmail), await product.as(candidateEmail)];
  const made = await recruiter(jobCodeEditing.create, { title: 'Nachtbäcker', questions: [aQuestion('Warum Brot?')] });
  const job = await recruiter(jobCodeEditing.publish, { id: made.id });
  await turnOn(journey, job.bookingId);
  await agreeBefore(journey, job.id);
  const { applicationId, bookingId } = await answer(candidate, product, job.id, info);
  await writeDown(journey, bookingId);
  await seeFirst(journey, bookingId);

  await product.signIn(page, recruiterEmail);
  await askedToJudge(journey, applicationId);
  await release(journey, bookingId);
  await judgeAndSee(journey, applicationId);
  const { id, pdfUrl } = await showInCloseup(journey, candidate);

  const { id: candidate_id } = await candidate(profileViewing.byId, {});
  const places: Places = { product, recruiter, candidate_id, bookingId, closeupId: id, title: titleIn(language) };
  expect(await seenAt(places)).toEqual(everywhere(true));
  const outside = await browser.newContext({ javaScriptEnabled: false });
  const plain = await outside.newPage();
  await plain.goto(`${product.url}/closeup/${id}`);
  await expect(plain.getByRole('table').first()).toBeVisible();
  await expectNoSideways(plain);

  await takeBack(journey, bookingId);
  expect(await seenAt(places)).toEqual(everywhere(false));
  await plain.reload();
  await expect(plain.getByRole('table')).toHaveCount(0);
  expect((await textOfPdf(product, pdfUrl)).includes(titleIn(language))).toBe(false);
  await outside.close();
  await product.signIn(page, recruiterEmail);
  await visit(`/candidate-details/candidate/${applicationId}`);
  await journeyWords(journey);
  await expect(page.getByText(journey.say('speech-effect:applicant.notUsed'))).toBeVisible();
  await expectGoodScreen(page, 'taken-back');
}

/** A group of styles as pages and papers of a closeup call it. */
const titleIn = (language: Language) => ({ en: 'Order and care', de: 'Ordnung und Sorgfalt', fr: 'Ordre et soin' })[language];

async function turnOn({ page, product, say, visit }: Journey, bookingId: string) {
  await product.signIn(page, recruiterEmail);
  await visit('/recruiter-settings/data-protection');
  await page.getByRole('switch', { name: say('speech-effect:use.on') }).check({ force: true });
  await page.getByLabel(say('speech-effect:use.purpose')).fill('Damit wir im Gespräch wissen, wie Antworten formuliert sind.');
  await page.getByLabel(say('speech-effect:use.responsible')).fill('Rosa Linden');
  await page.getByLabel(say('speech-effect:use.assessment')).fill('https://lindenhof.example/folgen');
  const section = page.locator('form').filter({ has: page.getByLabel(say('speech-effect:use.responsible')) });
  await section.getByRole('button', { name: say('common:save') }).click();
  await expect(page.getByText(say('common:saved')).first()).toBeVisible();
  await expectGoodScreen(page, 'turned-on');
  await visit(`/job-edit?bookingId=${bookingId}&part=code`);
  const job = page.getByRole('switch', { name: say('speech-effect:job.on') });
  await job.check({ force: true });
  await expect(job).toBeChecked();
}

/** Asked before anything is recorded, and no more than a box among those that nobody needs. */
async function agreeBefore({ page, product, say, visit }: Journey, jobcodeId: string) {
  await product.signIn(page, candidateEmail);
  await visit(`/video-interview/${jobcodeId}`);
  await page.getByRole('checkbox', { name: say('interviews:consent.agree', { company }) }).check();
  await page.getByRole('button', { name: new RegExp(`^${say('interviews:go.on')}`) }).click();
  const counting = page.getByRole('checkbox', { name: say('interviews:consent.effect') });
  await expect(counting).not.toBeChecked();
  await expect(page.getByRole('button', { name: say('interviews:check.first') })).toBeEnabled();
  await counting.check();
  await page.getByText(say('interviews:consent.effectStyles')).click();
  await expectGoodScreen(page, 'asked-before');
  await page.setViewportSize({ width: 360, height: 780 });
  await expectGoodScreen(page, 'asked-before');
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function answer(candidate: Call, product: Product, jobcodeId: string, info: TestInfo) {
  const begun = await candidate(interview.begin, { jobcodeId, consent: true });
  const { applicationId } = begun;
  const made = await candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/mp4' });
  fs.mkdirSync(info.outputPath(), { recursive: true });
  const film = fs.readFileSync(record(info.outputPath(), 'answer.mp4', { ...h264, ...aac }, 8));
  await uploader(product.url, made).patch(0, film);
  await candidate(takes.end, { ...made, endedBy: 'stopped', length: film.length });
  await candidate(interview.submit, { applicationId });
  return begun;
}

async function writeDown({ page, say, visit, language }: Journey, bookingId: string) {
  await visit(`/application/${bookingId}`);
  await page.getByRole('button', { name: say('transcripts:own.write'), exact: true }).click();
  await page.getByRole('textbox', { name: say('transcripts:editor.words') }).fill(sampleTexts(language)[1] ?? '');
  // the questions were asked in another language
  await page.getByRole('combobox', { name: say('transcripts:editor.language') }).click();
  const own = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? '';
  await page.getByRole('listbox').getByRole('option', { name: own }).click();
  await page.getByRole('button', { name: say('transcripts:editor.save') }).click();
  await page.getByRole('button', { name: say('transcripts:own.release', { company }) }).click();
  await expect(page.getByText(say('transcripts:own.isReleased', { company }))).toBeVisible();
}

/** What was agreed to before the interview is counted for its candidate alone, who may correct the words. */
async function seeFirst({ page, say, visit }: Journey, bookingId: string) {
  await visit(`/application/${bookingId}`);
  await expect(page.getByRole('switch', { name: say('speech-effect:own.counting') })).toBeChecked();
  await expect(page.getByText(say('speech-effect:own.notReleased', { company }))).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(29);
  await expectGoodScreen(page, 'seen-first');
  await page.getByRole('button', { name: say('transcripts:own.correct') }).click();
  const field = page.getByRole('textbox', { name: say('transcripts:editor.words') });
  await field.fill(`${await field.inputValue()} Ordnung ist uns wichtig.`);
  await page.getByRole('button', { name: say('transcripts:editor.save') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Ordnung ist uns wichtig.').last()).toBeVisible();
}

const journeyWords = ({ page, say }: Journey) => page.getByRole('tab', { name: say('applicants:review.tab.words') }).click();

async function askedToJudge(journey: Journey, applicationId: string) {
  const { page, say, visit } = journey;
  await visit(`/candidate-details/candidate/${applicationId}`);
  await journeyWords(journey);
  await expect(page.getByText(say('speech-effect:applicant.rateFirst'))).toBeVisible();
}

async function release({ page, product, say, visit }: Journey, bookingId: string) {
  await product.signIn(page, candidateEmail);
  await visit(`/application/${bookingId}`);
  await page.getByRole('button', { name: say('speech-effect:own.release', { company }) }).click();
  const dossier = page.getByRole('switch', { name: say('speech-effect:own.dossier') });
  await dossier.check({ force: true });
  await expect(dossier).toBeChecked();
  await expectGoodScreen(page, 'released');
}

async function judgeAndSee(journey: Journey, applicationId: string) {
  const { page, product, say, visit } = journey;
  await product.signIn(page, recruiterEmail);
  await visit(`/candidate-details/candidate/${applicationId}`);
  await journeyWords(journey);
  // what was released meanwhile reads the same until one has judged
  await expect(page.getByText(say('speech-effect:applicant.rateFirst'))).toBeVisible();
  await page.getByRole('tab', { name: say('applicants:review.tab.score') }).click();
  await page.getByText(say('applicants:review.starsOf', { number: 1 })).waitFor();
  await page.locator('.mantine-Rating-label').nth(4).click();
  await expect(page.getByText(say('applicants:review.starred', { count: 4, number: 1 }))).toBeVisible();
  await journeyWords(journey);
  await expect(page.getByRole('rowheader')).toHaveCount(18);
  await expectGoodScreen(page, 'seen-after-judging');
  await visit(`/candidate-dossier?candidate_id=${(await candidateOf(product)).id}`);
  await expect(page.getByRole('rowheader')).toHaveCount(18);
  await expectGoodScreen(page, 'dossier');
}

async function candidateOf(product: Product) {
  const { items } = await (await product.as(administrator))(people.candidates, { textSearch: candidateEmail });
  return { id: items[0]?.id ?? '' };
}

async function showInCloseup({ page, product, language, say, visit }: Journey, candidate: Call) {
  await candidate(closeupEditing.open, {});
  await (await product.as(administrator))(closeupAdministering.update, { candidate_id: (await candidateOf(product)).id, months: 12 });
  const { id } = await candidate(closeupEditing.release, { released: true });
  await product.signIn(page, candidateEmail);
  await visit('/closeup-landing-v3');
  await page
    .getByRole('navigation', { name: say('closeup:order.title') })
    .getByText(say('closeup:kinds.6'), { exact: true })
    .click();
  await page.getByRole('radio', { name: new RegExp(`^${company}`) }).check();
  const name = titleIn(language);
  await expect(page.getByRole('table', { name })).toBeVisible();
  await expectGoodScreen(page, 'closeup-choosing');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectGoodScreen(page, 'closeup-choosing');
  await visit(`/closeup/${id}`);
  const styles = page.getByRole('table', { name });
  // the page that the server wrote gives way to the program's own
  await expect(() => styles.scrollIntoViewIfNeeded()).toPass();
  await expect(styles).toBeInViewport();
  await styles.getByRole('rowheader').first().locator('summary').click();
  await expectGoodScreen(page, 'closeup-styles');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectGoodScreen(page, 'closeup-styles');
  return candidate(closeupViewing.byId, { id });
}

async function takeBack({ page, product, say, visit }: Journey, bookingId: string) {
  await product.signIn(page, candidateEmail);
  await visit(`/application/${bookingId}`);
  const counting = page.getByRole('switch', { name: say('speech-effect:own.counting') });
  await counting.uncheck({ force: true });
  await expect(counting).not.toBeChecked();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
}

interface Places {
  product: Product;
  recruiter: Call;
  candidate_id: string;
  bookingId: string;
  closeupId: string;
  title: string;
}

const everywhere = (is: boolean) => ({ profile: is, details: is, dossier: is, dossierPaper: is, page: is, closeup: is, closeupPaper: is });

/** Where the company and everybody else find anything of it, in the bytes of what they are given. */
async function seenAt({ product, recruiter, candidate_id, bookingId, closeupId, title }: Places) {
  const closeup = await (await product.as(candidateEmail))(closeupViewing.byId, { id: closeupId });
  const profile = await recruiter(profileViewing.byId, { candidate_id, bookingid: bookingId });
  const details = await recruiter(profileViewing.details, { candidate_id });
  const dossier = await recruiter(dossiers.read, { candidate_id });
  const { url } = await recruiter(dossiers.pdf, { candidate_id });
  const page = await (await fetch(`${product.url}/closeup/${closeupId}`)).text();
  const isIn = (told: unknown) => JSON.stringify(told).includes('"slNo"');
  return {
    profile: isIn(profile),
    details: isIn(details),
    dossier: isIn(dossier),
    dossierPaper: (await textOfPdf(product, url)).includes('Order and care'),
    page: page.includes(title),
    closeup: JSON.stringify(closeup).includes(title),
    closeupPaper: (await textOfPdf(product, closeup.pdfUrl)).includes(title),
  };
}

async function textOfPdf(product: Product, url: string) {
  const reply = await fetch(product.url + url);
  return reply.ok ? JSON.stringify(readPdf(Buffer.from(await reply.arrayBuffer())).structure) : '';
}
