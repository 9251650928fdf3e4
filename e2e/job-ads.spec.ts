import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { companyJobs } from '@vitrine/contract/job-ads/jobs.ts';
import sharp from 'sharp';
import { expectGoodScreen } from './support/good-screen.ts';
import { addQuestion, beginJob } from './support/new-job.ts';
import { expect, test } from './support/product.ts';
import { wordsOf } from './support/words.ts';

const say = wordsOf('en');
const recruiter = 'recruiter@demo.example';
const title = 'Miller at the river mill';

test('a recruiter makes, fills, previews and publishes an ad; signed out, it is there to read', async ({ page, browser, product }) => {
  await product.signIn(page, recruiter);
  await page.goto('/job-management');
  await expectGoodScreen(page, 'job-ads');
  await beginJob(page, say, title, ['ad']);

  const missing = page.getByRole('group', { name: say('job-ads:missing.heading') });
  await expect(missing.getByRole('listitem')).toHaveCount(4);
  await expectGoodScreen(page, 'job-ad-empty');
  const field = page.getByRole('textbox', { name: say('job-ads:fields.title') });
  await field.fill('');
  await page.getByRole('button', { name: say('job-ads:editor.publish') }).click();
  await expect(field).toBeFocused();
  await field.fill(title);
  for (const [field, choice] of [
    ['employmentType', 'Full Time'],
    ['field', 'Production'],
  ] as const) {
    await page.getByRole('combobox', { name: say(`job-ads:fields.${field}`) }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
    await page.keyboard.press('Escape');
  }
  const tasks = page.getByRole('textbox', { name: say('job-ads:sections.tasks') });
  await tasks.click();
  await page.keyboard.type('Grind rye and spelt.');
  const town = page.getByRole('combobox', { name: say('job-ads:place.city') });
  // known from the ads of the demo, also under its French name
  await town.fill('Francf');
  await expect(page.getByRole('option', { name: 'Frankfurt am Main' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(town).toHaveValue('Frankfurt am Main');
  await town.fill('Bamberg');
  await page.getByRole('textbox', { name: say('job-ads:salary.fromLabel') }).fill('34000');
  await expect(page.getByText(say('job-ads:missing.none'))).toBeVisible();

  const file = { name: 'mill.png', mimeType: 'image/png', buffer: await picture() };
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: say('job-ads:picture.choose') }).click(),
  ]);
  await chooser.setFiles(file);
  const use = page.getByRole('dialog').getByRole('button', { name: say('common:crop.use') });
  await expect(use).toBeEnabled();
  await use.click();
  await expect(page.getByRole('button', { name: say('common:remove'), exact: true })).toBeVisible();
  await expect(page.getByText(/Saved \d+ s ago/)).toBeVisible();
  await expectGoodScreen(page, 'job-ad-editor');

  await page.getByRole('link', { name: say('job-ads:editor.preview') }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('region', { name: say('job-ads:sections.tasks') }).getByText('Grind rye and spelt.')).toBeVisible();
  await expectGoodScreen(page, 'job-ad-preview');
  await page.getByRole('link', { name: say('job-ads:preview.edit') }).click();
  await page.getByRole('button', { name: say('job-ads:editor.publish') }).click();
  await expect(page.getByText(say('job-ads:editor.published'))).toBeVisible();

  const call = await product.as(recruiter);
  const { items } = await call(companyJobs.list, { search: title });
  const row = items[0];
  if (!row) throw new Error('The ad is not in the list');
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${product.url}/job/${row.bookingId}/${row.companyId}/false`);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText('from €34,000 a year').first()).toBeVisible();
  await expect(visitor.getByRole('link', { name: say('job-ads:view.apply') })).toHaveCount(0);
  await expect(visitor).toHaveTitle(`${title} · Lindenhof Bakeries`);
  await expectGoodScreen(visitor, 'job');

  await call(jobAdEditing.unpublish, { bookingId: row.bookingId });
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: say('job-ads:gone.unknown') })).toBeVisible();
  await visitor.context().close();
});

test('an ad and its interview are one job: one list of what is missing, one press to publish, one place for its people', async ({
  page,
  product,
}) => {
  await product.signIn(page, recruiter);
  await page.goto('/job-management');
  await beginJob(page, say, 'Ferryman on the lake');
  await page.getByText(say('job-ads:remoteShort.fully'), { exact: true }).click();
  const missing = page.getByRole('group', { name: say('job-ads:missing.heading') });
  await missing.getByRole('link', { name: say('job-codes:missing.questions') }).click();
  await expect(page.getByRole('button', { name: say('job-codes:editor.addQuestion') })).toBeFocused();
  await addQuestion(page, say, 'What do you do in fog?');
  await page.getByRole('button', { name: say('job-ads:editor.publish') }).click();

  // nothing is published while the ad lacks something: it has been found, and the interview is offered alone
  await expect(page.getByRole('alert').getByText(say('common:failed.beforeProceeding'))).toBeVisible();
  await expect(page.getByText(say('job-codes:editor.published'))).toHaveCount(0);
  // the first of what is missing, as the form has it
  await expect(page.getByRole('combobox', { name: say('job-ads:fields.employmentType') })).toBeFocused();
  const tasks = page.getByRole('textbox', { name: say('job-ads:sections.tasks') });
  await page.getByRole('button', { name: say('job-ads:job.publishAlone.code') }).click();
  await expect(page.getByText(say('job-codes:editor.published'))).toBeVisible();

  // the interview is open, and what the ad lacks is still marked
  const state = (key: string) => page.getByText(say(key, { state: say('job-ads:states.open') }), { exact: true });
  await expect(state('job-codes:states.ofInterview')).toBeVisible();
  await tasks.click();
  await page.keyboard.type('Row people over.');
  for (const [part, choice] of [
    ['employmentType', 'Part Time'],
    ['field', 'Production'],
  ] as const) {
    await page.getByRole('combobox', { name: say(`job-ads:fields.${part}`) }).click();
    await page
      .getByRole('option', { name: new RegExp(`^${choice}`) })
      .first()
      .click();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: say('job-ads:editor.publish') }).click();
  await expect(page.getByText(say('job-ads:states.open'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: say('job-ads:editor.publish') })).toHaveCount(0);
  await expectGoodScreen(page, 'job-published');

  for (const part of ['people', 'team'] as const) {
    await page.getByRole('tab', { name: say(`job-ads:job.tabs.${part}`) }).click();
    await expectGoodScreen(page, `job-${part}`);
  }
  await page.getByRole('button', { name: say('job-ads:job.more') }).click();
  await page.getByRole('menuitem', { name: say('job-ads:job.unpublish.ad') }).click();
  await expect(page.getByText(say('job-ads:job.adUnpublished'))).toBeVisible();
  await expect(state('job-codes:states.ofInterview')).toBeVisible();
});

test('two people edit one ad: the second is told, and chooses whose version stays', async ({ page, product }) => {
  const call = await product.as('amir@demo.example');
  const { bookingId } = await call(jobAdEditing.create, { title: 'Stoker' });
  await product.signIn(page, recruiter);
  await page.goto(`/job-edit?bookingId=${bookingId}`);
  const field = page.getByRole('textbox', { name: say('job-ads:fields.title') });
  await expect(field).toHaveValue('Stoker');
  await call(jobAdEditing.update, { bookingId, title: 'Stoker by day' });
  await field.fill('Stoker by night');
  await expect(page.getByText(say('common:autosave.elsewhere'))).toBeVisible();
  await expect(field).toHaveValue('Stoker by night');
  await page.getByRole('button', { name: say('common:autosave.loadTheirs') }).click();
  await expect(field).toHaveValue('Stoker by day');
  await field.fill('Stoker at dawn');
  await expect.poll(async () => (await call(jobAdEditing.read, { bookingId })).title).toBe('Stoker at dawn');
});

test('in German, a candidate keeps a job and goes on to its interview', async ({ page, product }) => {
  const german = wordsOf('de');
  const { items } = await (await product.as(recruiter))(companyJobs.list, { search: 'early shift' });
  const row = items[0];
  if (!row) throw new Error('The demo has no such ad');
  await product.signIn(page, 'lina.berg@demo.example');
  await page.goto(`/job/${row.bookingId}/${row.companyId}/true?lang=de`);
  await expect(page.getByText(german('job-ads:view.applied'))).toBeVisible();
  const keep = page.getByRole('button', { name: german('job-ads:view.mark') });
  await keep.click();
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await expectGoodScreen(page, 'job-de');

  await product.signIn(page, 'candidate@demo.example');
  const other = await (await product.as('jesper@demo.example'))(companyJobs.list, { search: 'TypeScript' });
  await page.goto(`/job/${other.items[0]?.bookingId}/${other.items[0]?.companyId}/false`);
  await page
    .getByRole('region', { name: german('job-ads:view.similar') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).not.toHaveURL(new RegExp(other.items[0]?.bookingId ?? ''));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('signed out, one goes from a job to its company, to all its jobs, and on to another one', async ({ page, product }) => {
  const { items } = await (await product.as(recruiter))(companyJobs.list, { search: 'early shift' });
  await page.goto(`${product.url}/job/${items[0]?.bookingId}/${items[0]?.companyId}/true`);
  await page.getByRole('link', { name: 'Lindenhof Bakeries', exact: true }).first().click();
  const jobs = page.getByRole('region', { name: say('companies:profile.jobs') });
  await expect(jobs.getByRole('listitem').first()).toBeVisible();
  await expectGoodScreen(page, 'company-with-jobs');
  await page.goto(`/jobs?companyId=${items[0]?.companyId}`);
  await expect(page.getByRole('button', { name: say('job-search:chip.remove', { name: 'Lindenhof Bakeries' }) })).toBeVisible();
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/job/\\w+/${items[0]?.companyId}/`));
  await page.getByRole('link', { name: say('job-ads:view.allJobs') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('job-search:title') })).toBeVisible();
});

const picture = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#248291' } })
    .png()
    .toBuffer();
