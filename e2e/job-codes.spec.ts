import fs from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import { jobCodeLookup } from '@vitrine/contract/job-codes/lookup.ts';
import { h264, record } from '../server/test/recordings.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectGoodScreen } from './support/good-screen.ts';
import { addQuestion, beginJob } from './support/new-job.ts';
import { expect, test } from './support/product.ts';
import { wordsOf } from './support/words.ts';

const say = wordsOf('en');

test('a recruiter makes a job code, orders its questions by keys, gives one a video and publishes it', async ({ page, product }, info) => {
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto('/job-management');
  await beginJob(page, say, 'Baker by night', ['code']);
  await expect(page.getByText('Draft saved')).toBeVisible();

  await page.getByLabel('Introduction').fill('We bake while the town sleeps.');
  for (const text of ['Why bread?', 'When do you sleep?']) {
    await addQuestion(page, say, text);
  }
  await expect(page.getByText(/Saved \d+ s ago/)).toBeVisible();
  await page.getByRole('button', { name: 'Move question 2 up' }).click();
  await expect(page.getByRole('button', { name: /^2\. Why bread\?/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('When do you sleep?');

  fs.mkdirSync(info.outputDir, { recursive: true });
  const clip = record(info.outputDir, 'clip.mp4', h264, 2);
  const question = page.getByRole('group', { name: 'Video of question 1' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), question.getByRole('button', { name: 'Choose a file' }).click()]);
  await chooser.setFiles(clip);
  await expect(page.getByRole('listitem', { name: 'Question 1' }).locator('video')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Candidates can answer now')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^1\. When do you sleep\?/ })).toBeVisible();

  await page.goto('/job-management');
  await expect(page.getByRole('link', { name: 'Baker by night' })).toBeVisible();
  await expectAccessible(page);
});

test('a question is recorded with its words beside the lens: counted in, watched, recorded again, and used', async ({ page, product }) => {
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto('/job-management');
  await beginJob(page, say, 'Baker of the night', ['code']);
  await addQuestion(page, say, 'What does the night smell of?');
  const question = page.getByRole('group', { name: 'Video of question 1' });
  await question.getByRole('button', { name: 'Record' }).click();

  const recorder = page.getByRole('dialog', { name: 'Video of question 1' });
  const start = recorder.getByRole('button', { name: 'Start recording' });
  await expect(start).toBeEnabled();
  await expect(recorder.getByText('What does the night smell of?')).toBeVisible();
  await expect(recorder.getByRole('meter', { name: 'Level of the microphone' })).toBeVisible();
  await expect(recorder.getByRole('combobox', { name: 'Camera' })).toHaveValue(/fake/i);
  await expectGoodScreen(page, 'recorder');

  await start.click();
  await expect(recorder.getByRole('status')).toHaveText(/[123]/);
  await recorder.getByRole('button', { name: 'Cancel' }).click();
  await expect(start).toBeVisible();
  let kept = 0;
  for (const way of ['Record again', 'Use this video']) {
    await start.click();
    await expect(recorder.getByText(/^00 : (0[4-9]|[1-5]\d)$/)).toBeVisible();
    await recorder.getByRole('button', { name: 'Stop' }).click();
    await expect(recorder.getByRole('group', { name: 'Video of question 1' })).toBeVisible();
    if (way === 'Use this video') kept = await cutEnds(page, recorder);
    await recorder.getByRole('button', { name: way }).click();
  }
  const stored = page.getByRole('listitem', { name: 'Question' }).locator('video');
  await expect(stored).toBeVisible();
  await stored.evaluate((video: HTMLVideoElement) => video.load());
  await stored.evaluate((video: HTMLVideoElement) => void video.play());
  // one second went at either end
  const length = () => stored.evaluate((video: HTMLVideoElement) => video.duration);
  await expect.poll(length).toBeGreaterThan(kept - 0.9);
  expect(await length()).toBeLessThan(kept + 0.9);
});

/** By the arrows: a second less at either end, said in words and shown by the player; returns the seconds that are left. */
async function cutEnds(page: Page, recorder: Locator) {
  await recorder.getByRole('slider', { name: 'Begins at' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(recorder.getByRole('slider', { name: 'Begins at' })).toHaveAttribute('aria-valuetext', '1 second');
  await recorder.getByRole('slider', { name: 'Ends at' }).focus();
  await page.keyboard.press('ArrowLeft');
  const said = recorder.getByText(/^What stays: 00 : 01 to 00 : \d\d, \d+ seconds?$/);
  await expect(said).toBeVisible();
  await expectGoodScreen(page, 'recorder-trim');
  return Number((await said.textContent())?.match(/(\d+) seconds?$/)?.[1]);
}

test('the handle of a question moves it by keys', async ({ page, product }) => {
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto('/job-management');
  await beginJob(page, say, 'Baker by day', ['code']);
  for (const text of ['First?', 'Second?']) {
    await addQuestion(page, say, text);
  }
  await page.getByRole('button', { name: /^Move question 2:/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /^2\. First\?/ })).toBeVisible();
});

test('what the interview lacks is said beside the field and in the list, with a link', async ({ page, product }) => {
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto('/job-management');
  await beginJob(page, say, 'Baker at noon', ['code']);
  await page.getByLabel('Title').fill('');
  await page.getByRole('button', { name: 'Publish' }).click();
  // in the order of the form: the questions come first
  await expect(page.getByRole('button', { name: 'Add a question' })).toBeFocused();
  await page
    .getByRole('alert')
    .getByRole('link', { name: say('job-codes:missing.title') })
    .click();
  await expect(page.getByLabel('Title')).toBeFocused();
});

test('in German, a job begins with a trade, takes a question from the bank, and gives one and itself to the next', async ({
  page,
  product,
}) => {
  const say = wordsOf('de');
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto('/job-edit?lang=de');
  await page.getByRole('radio', { name: say('job-ads:new.from.template') }).check();
  const which = page.getByRole('combobox', { name: say('job-templates:templates.which') });
  await which.fill('Tischler');
  await page.getByRole('option', { name: 'Tischler (m/w/d)' }).click();
  const title = page.getByRole('textbox', { name: say('job-ads:fields.title') });
  await expect(title).toHaveValue('Tischler (m/w/d)');
  await expectGoodScreen(page, 'new-job-from-template');
  await page.getByRole('button', { name: say('job-ads:new.goOn') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tischler (m/w/d)' })).toBeVisible();
  await expect(page.getByText('Möbel, Türen und Fenster bauen').first()).toBeVisible();

  // its questions, and what they show as criteria
  await page.getByRole('tab', { name: say('job-ads:job.tabs.code') }).click();
  await expect(page.getByRole('button', { name: /^1\. Eine Wand ist schief/ })).toBeVisible();
  const bookingId = new URL(page.url()).searchParams.get('bookingId') ?? '';
  const call = await product.as('recruiter@demo.example');
  expect((await call(scorecards.criteria, { bookingId })).criteria.map(({ name }) => name)).toContain('Passt genau ein');

  await page.getByRole('button', { name: say('job-codes:editor.fromBank') }).click();
  const bank = page.getByRole('dialog', { name: say('job-templates:bank.title') });
  // a company without questions of its own begins with ours for the trade of the job
  await expect(bank.getByRole('combobox', { name: say('job-templates:bank.from') })).toHaveValue('Tischler (m/w/d)');
  await expect(bank.getByRole('article', { name: /^Eine Wand ist schief/ }).getByText(say('job-templates:bank.asked'))).toBeVisible();
  await bank.getByRole('combobox', { name: say('job-templates:bank.from') }).fill('Maler');
  await page.getByRole('option', { name: 'Maler (m/w/d)' }).click();
  const peeling = 'Farbe blättert von einer Wand. Was tun Sie, bevor Sie neu streichen?';
  await expectGoodScreen(page, 'question-bank');
  await bank.getByRole('button', { name: say('job-templates:bank.takeOf', { question: peeling }) }).click();
  await expect(page.getByText(say('job-templates:bank.taken'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: say('job-codes:question.text'), exact: true })).toHaveValue(peeling);
  await expect.poll(async () => (await call(jobCodeLookup.byBooking, { bookingId })).questions.length).toBe(5);
  const names = async () => (await call(scorecards.criteria, { bookingId })).criteria.map(({ name }) => name);
  await expect.poll(names).toContain('Bereitet den Untergrund vor');

  await page.getByRole('button', { name: say('job-codes:question.keep', { number: 5 }) }).click();
  const keep = page.getByRole('dialog', { name: say('job-templates:keep.title') });
  await expectGoodScreen(page, 'keep-question');
  await keep.getByRole('button', { name: say('job-templates:keep.action') }).click();
  await expect(page.getByText(say('job-templates:keep.done'))).toBeVisible();
  await page.getByRole('button', { name: say('job-codes:editor.fromBank') }).click();
  await expect(bank.getByRole('article', { name: peeling })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: say('job-ads:job.more') }).click();
  await page.getByRole('menuitem', { name: say('job-templates:templates.keep') }).click();
  const naming = page.getByRole('dialog', { name: say('job-templates:templates.keep') });
  await naming.getByRole('textbox', { name: say('job-templates:templates.name') }).fill('Unsere Tischlerei');
  await naming.getByRole('button', { name: say('common:save') }).click();
  await expect(page.getByText(say('job-templates:templates.kept'))).toBeVisible();

  await page.goto('/job-edit?lang=de');
  await page.getByRole('radio', { name: say('job-ads:new.from.template') }).check();
  await which.click();
  await expect(page.getByRole('option', { name: 'Unsere Tischlerei' })).toBeVisible();
});
