import fs from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { ownTranscripts } from '@vitrine/contract/transcripts/own.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { uploader } from '../../server/src/areas/interviews/fixtures.ts';
import { aQuestion, givenJobCode } from '../../server/src/areas/job-codes/fixtures.ts';
import { spoken } from '../../server/test/outside/speech.ts';
import { aac, h264, record } from '../../server/test/recordings.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { administrator, expect, type Running } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

/** The program looks once a minute for answers that wait, and stands back behind everything else that the machine does. */
const patience = 400_000;

/** What somebody says in an answer is heard by a program, corrected and released by its candidate, and read along by the company. */
export async function isHeardAndReleased(page: Page, product: Running, language: Language, info: TestInfo) {
  const say = wordsOf(language);
  const visit = (path: string) => page.goto(`${product.url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  const recruiter = await product.as('recruiter@demo.example');
  const candidate = await product.as('candidate@demo.example');
  const job = await givenJobCode(recruiter, { questions: [aQuestion('Where do you go?')] });

  await product.signIn(page, 'candidate@demo.example');
  await visit(`/video-interview/${job.id}`);
  await page.getByRole('checkbox', { name: say('interviews:consent.agree', { company: 'Lindenhof Bakeries' }) }).check();
  await page.getByRole('button', { name: new RegExp(`^${say('interviews:go.on')}`) }).click();
  await expect(page.getByText(say('interviews:consent.heardHere'))).toBeVisible();
  await expectGoodScreen(page, `agreeing-${language}`);

  const {
    applicationId,
    bookingId,
    companyName: company,
  } = await candidate(interview.begin, {
    jobcodeId: job.id,
    consent: true,
    transcription: 'here',
  });
  const made = await candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/mp4' });
  fs.mkdirSync(info.outputPath(), { recursive: true });
  const voice = spoken(info.outputPath(), 'Go forward. Please turn. Go home.');
  const film = fs.readFileSync(record(info.outputPath(), 'answer.mp4', { ...h264, ...aac, spoken: voice }, 8));
  await uploader(product.url, made).patch(0, film);
  await candidate(takes.end, { ...made, endedBy: 'stopped', length: film.length });
  await candidate(interview.submit, { applicationId });

  const heard = async () => (await candidate(ownTranscripts.list, { applicationId })).items.map(({ source }) => source);
  await expect.poll(heard, { timeout: patience, intervals: [1000] }).toEqual(['machine']);
  await visit(`/application/${bookingId}`);
  await expect(page.getByText(say('transcripts:own.by.machine'))).toBeVisible();
  await expectGoodScreen(page, `heard-${language}`);
  await page.getByRole('button', { name: say('transcripts:own.object') }).click();
  await expect(page.getByText(say('transcripts:own.program.objected', { company }))).toBeVisible();
  await page.getByRole('button', { name: say('transcripts:own.correct') }).click();
  await page.getByRole('textbox', { name: say('transcripts:editor.words') }).fill('Go forward. Please turn. Go home to bake.');
  await expectGoodScreen(page, `correcting-${language}`);
  await page.getByRole('button', { name: say('transcripts:editor.save') }).click();
  await page.getByRole('button', { name: say('transcripts:own.release', { company }) }).click();
  await expect(page.getByText(say('transcripts:own.isReleased', { company }))).toBeVisible();

  await product.signIn(page, 'recruiter@demo.example');
  await visit(`/candidate-details/candidate/${applicationId}`);
  await page.getByRole('button', { name: say('common:player.captions.menu') }).click();
  await page.getByRole('menuitemradio', { name: say('common:player.captions.on') }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: say('applicants:review.tab.words') }).click();
  await page.getByText('bake.', { exact: true }).click();
  await expect(page.getByText(/to bake\.$/).first()).toBeVisible();
  await expectGoodScreen(page, `read-along-${language}`);

  await product.signIn(page, administrator);
  await visit('/admin-panel/transcription');
  await expect(page.getByText(say('transcripts:engine.here'))).toBeVisible();
  await expectGoodScreen(page, `program-${language}`);
}
