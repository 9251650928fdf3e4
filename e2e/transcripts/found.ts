import fs from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { uploader } from '../../server/src/areas/interviews/fixtures.ts';
import { aQuestion, givenJobCode } from '../../server/src/areas/job-codes/fixtures.ts';
import { aac, h264, record } from '../../server/test/recordings.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, type Product } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

/** Somebody writes down what they say in an answer and releases it; the company finds a word of it and comes to its second. */
export async function isWrittenAndFound(page: Page, product: Product, language: Language, info: TestInfo) {
  const say = wordsOf(language);
  const visit = (path: string) => page.goto(`${product.url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  const recruiter = await product.as('recruiter@demo.example');
  const candidate = await product.as('candidate@demo.example');
  const job = await givenJobCode(recruiter, { questions: [aQuestion('What do you bake?')] });
  const begun = await candidate(interview.begin, { jobcodeId: job.id, consent: true });
  const { applicationId, bookingId, companyName: company } = begun;
  const made = await candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/mp4' });
  fs.mkdirSync(info.outputPath(), { recursive: true });
  const film = fs.readFileSync(record(info.outputPath(), 'answer.mp4', { ...h264, ...aac }, 8));
  await uploader(product.url, made).patch(0, film);
  await candidate(takes.end, { ...made, endedBy: 'stopped', length: film.length });
  await candidate(interview.submit, { applicationId });

  await product.signIn(page, 'candidate@demo.example');
  await visit(`/application/${bookingId}`);
  // on a phone what the company has is a line that opens
  const given = page.locator('#given');
  await expect(given).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) < 768) await given.click();
  await page.getByRole('button', { name: say('transcripts:own.write'), exact: true }).click();
  const field = page.getByRole('textbox', { name: say('transcripts:editor.words') });
  await field.fill('[0:00] Mostly rye bread.\n[0:05] On Sundays I bake gugelhupf.');
  await expectGoodScreen(page, `writing-${language}`);
  await page.getByRole('button', { name: say('transcripts:editor.save') }).click();
  await page.getByRole('button', { name: say('transcripts:own.release', { company }) }).click();
  await expect(page.getByText(say('transcripts:own.isReleased', { company }))).toBeVisible();
  await expectGoodScreen(page, `released-${language}`);

  await product.signIn(page, 'recruiter@demo.example');
  await visit('/candidate-management');
  await page.getByRole('button', { name: say('applicants:more.label') }).click();
  await page.getByRole('menuitem', { name: say('applicants:spoken.action') }).click();
  await expect(page.getByText(say('applicants:spoken.begin'))).toBeVisible();
  await page.getByRole('searchbox', { name: say('applicants:spoken.words') }).fill('gugel');
  const place = page.getByRole('article').getByRole('link', { name: /gugelhupf/ });
  await expect(place).toBeVisible();
  await expectGoodScreen(page, `found-${language}`);
  await place.click();
  const second = () =>
    page
      .locator('video')
      .first()
      .evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(second).toBeGreaterThanOrEqual(5);
  await expect.poll(second).toBeLessThan(8);
  await expect(page.getByText('gugelhupf.', { exact: true }).first()).toBeVisible();
  await expectGoodScreen(page, `at-its-second-${language}`);
}
