import fs from 'node:fs';
import { h264, record } from '../server/test/recordings.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/product.ts';

test('a recruiter makes a job code, orders its questions by keys, gives one a video and publishes it', async ({ page, product }, info) => {
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto('/job-management');
  await page.getByRole('button', { name: 'New job code' }).first().click();
  await expect(page.getByText('Jobcode booked successfully')).toBeVisible();

  await page.getByLabel('Title').fill('Baker by night');
  await page.getByLabel('Introduction').fill('We bake while the town sleeps.');
  for (const text of ['Why bread?', 'When do you sleep?']) {
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByRole('textbox', { name: 'Question' }).last().fill(text);
  }
  await expect(page.getByText(/Saved \d+ s ago/)).toBeVisible();
  await page.getByRole('button', { name: 'Move question 2 up' }).click();
  await expect(page.getByRole('textbox', { name: 'Question' }).first()).toHaveValue('When do you sleep?');

  fs.mkdirSync(info.outputDir, { recursive: true });
  const clip = record(info.outputDir, 'clip.mp4', h264, 2);
  const question = page.getByRole('group', { name: 'Video of question 1' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), question.getByRole('button', { name: 'Choose a file' }).click()]);
  await chooser.setFiles(clip);
  await expect(question.getByLabel('Video of question 1')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Candidates can answer now')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Question' }).first()).toHaveValue('When do you sleep?');

  await page.goto('/job-management?view=codes');
  await expect(page.getByRole('link', { name: 'Baker by night' })).toBeVisible();
  await expectAccessible(page);
});

test('the handle of a question moves it by keys', async ({ page, product }) => {
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto('/job-management');
  await page.getByRole('button', { name: 'New job code' }).first().click();
  for (const text of ['First?', 'Second?']) {
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByRole('textbox', { name: 'Question' }).last().fill(text);
  }
  await page.getByRole('button', { name: /^Move question 2:/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(page.getByRole('textbox', { name: 'Question' }).first()).toHaveValue('Second?');
});

test('what the form lacks is said beside the field and on top, with a link', async ({ page, product }) => {
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto('/job-management');
  await page.getByRole('button', { name: 'New job code' }).first().click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Title' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
});
