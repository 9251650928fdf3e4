import fs from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { jobCodeVideos } from '@vitrine/contract/job-codes/videos.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { aQuestion, givenJobCode } from '../../server/src/areas/job-codes/fixtures.ts';
import { aac, h264, record } from '../../server/test/recordings.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, type Product } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

/** Somebody of a company writes what is said in the welcome, and who does not hear it reads along before the interview. */
export async function isCaptioned(page: Page, product: Product, language: Language, info: TestInfo) {
  const say = wordsOf(language);
  const visit = (path: string) => page.goto(`${product.url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  const recruiter = await product.as('recruiter@demo.example');
  const job = await givenJobCode(recruiter, { questions: [aQuestion('Where do you go?')], published: false });
  fs.mkdirSync(info.outputPath(), { recursive: true });
  const film = new Blob([fs.readFileSync(record(info.outputPath(), 'welcome.mp4', { ...h264, ...aac }, 6))]);
  await recruiter(jobCodeVideos.uploadWelcome, { id: job.id, file: film });

  const label = say('job-codes:editor.welcome');
  await product.signIn(page, 'recruiter@demo.example');
  await visit(`/job-edit?bookingId=${job.bookingId}`);
  await page.getByRole('button', { name: say('transcripts:captions.editOf', { label }) }).click();
  const dialog = page.getByRole('dialog', { name: say('transcripts:captions.title', { label }) });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'wrong.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from('WEBVTT\n\n00:03.000 --> 00:01.000\nBackwards\n\n00:40.000 --> 00:41.000\nToo late\n'),
  });
  await expect(dialog.getByRole('alert')).toContainText('3');
  await expectGoodScreen(page, `captions-wrong-${language}`);
  await dialog
    .getByRole('textbox', { name: say('transcripts:captions.words') })
    .fill('[0:00] Good that you are here.\n[0:03] We bake bread for half of the town, and we would like to know you.');
  await expectGoodScreen(page, `captions-${language}`);
  await dialog.getByRole('button', { name: say('transcripts:editor.save') }).click();
  await expect(page.getByText(say('transcripts:captions.saved'))).toBeVisible();

  await recruiter(jobCodeEditing.publish, { id: job.id });
  await product.signIn(page, 'candidate@demo.example');
  await visit(`/video-interview/${job.id}`);
  const player = page.locator('[role=group]:has(video)').first();
  await player.getByRole('button', { name: say('common:player.captions.menu') }).click();
  await page.getByRole('menuitemradio', { name: say('common:player.captions.on') }).click();
  await page.keyboard.press('Escape');
  await player.getByRole('button', { name: say('common:player.play'), exact: true }).click();
  await expect(player.getByText('Good that you are here.')).toBeVisible();
  await player.getByRole('button', { name: say('common:player.pause'), exact: true }).click();
  await expectGoodScreen(page, `read-along-welcome-${language}`);
}
