import { profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { progressAsking } from '@vitrine/contract/progress-flow/asking.ts';
import { progressLists } from '@vitrine/contract/progress-flow/lists.ts';
import { papers } from '@vitrine/contract/progress-flow/papers.ts';
import { givenJobAd } from '../../server/src/areas/job-ads/fixtures.ts';
import { aPaper, givenAccepted } from '../../server/src/areas/progress-flow/fixtures.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';
import { photographed } from './sheets.ts';

const say = wordsOf('de');
test.use({ locale: 'de-DE' });

test('in German on a phone, whoever was accepted hands everything in: photographs as one PDF, a document of the profile, a file', async ({
  page,
  product,
}) => {
  const [recruiter, candidate] = [await product.as('recruiter@demo.example'), await product.as('candidate@demo.example')];
  const { bookingId } = await givenJobAd(recruiter, { title: 'Bäcker' });
  const asked = [
    { pfTitle: 'Krankenkasse', why: 'Damit wir Sie anmelden können.', dueDays: 14 },
    { pfTitle: 'Zeugnis', dueDays: 30 },
    { pfTitle: 'Steuernummer' },
  ];
  for (const one of asked) await recruiter(progressAsking.create, { ...one, bookings: [bookingId] });
  const applicationId = await givenAccepted(recruiter, candidate, bookingId);
  await candidate(profileDocuments.create, { kind: 'certificate', file: aPaper('Meisterbrief') });

  await product.signIn(page, 'candidate@demo.example');
  await page.goto('/candidate-dashboard');
  const list = page.getByRole('article', { name: /Bäcker/ });
  await expect(list.getByText('Damit wir Sie anmelden können.')).toBeVisible();
  await expect(list.getByText(say('progress-flow:outstanding_other', { count: 3 }))).toBeVisible();
  await expectGoodScreen(page, 'asked');

  const handIn = async (title: string, way: 'photographs' | 'profile' | 'file') => {
    await list.getByRole('button', { name: say('progress-flow:handIn.of', { title }) }).click();
    const item = page.getByRole('menuitem', { name: say(`progress-flow:handIn.${way}`) });
    if (way !== 'file') return item.click();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), item.click()]);
    await chooser.setFiles({ name: 'steuer.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await aPaper('Steuer').arrayBuffer()) });
  };

  await handIn('Krankenkasse', 'photographs');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(say('progress-flow:scan.text'))).toBeVisible();
  await expectGoodScreen(page, 'scan-empty');
  const pictures = await Promise.all([photographed('Krankenkasse', 8), photographed('Seite zwei', -14), photographed('Seite drei', 0)]);
  await dialog
    .locator('input[type=file]')
    .setInputFiles(pictures.map((buffer, at) => ({ name: `IMG_${at}.jpg`, mimeType: 'image/jpeg', buffer })));
  await expect(dialog.getByText(say('progress-flow:scan.pages_other', { count: 3 }))).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByText(say('progress-flow:scan.found'), { exact: true })).toHaveCount(3);
  await expectGoodScreen(page, 'scanned');

  await dialog.getByRole('button', { name: say('progress-flow:scan.cornersOf', { number: 2 }) }).click();
  const corner = dialog.getByRole('button', { name: say('progress-flow:scan.corner.upperLeft') });
  const before = await corner.boundingBox();
  await corner.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await corner.boundingBox())?.x ?? 0).toBeGreaterThan(before?.x ?? 0);
  await page.keyboard.press('ArrowLeft');
  await expectGoodScreen(page, 'corners');
  await dialog.getByRole('button', { name: say('progress-flow:scan.cornersDone') }).click();
  await dialog.getByRole('button', { name: say('progress-flow:scan.make') }).click();
  await expect(list.getByRole('button', { name: 'Krankenkasse.pdf' })).toBeVisible();

  await handIn('Zeugnis', 'profile');
  await dialog.getByRole('button', { name: 'Meisterbrief.pdf' }).click();
  await expect(list.getByRole('button', { name: 'Meisterbrief.pdf' })).toBeVisible();
  await handIn('Steuernummer', 'file');
  await expect(list.getByRole('button', { name: 'steuer.pdf' })).toBeVisible();
  await expect(list.getByText(say('progress-flow:mine.all'))).toBeVisible();
  await expectGoodScreen(page, 'complete');

  // what was made of the photographs is three pages that anybody can read
  const [scan] = (await candidate(papers.mine, {})).items.find((one) => one.applicationId === applicationId)?.papers ?? [];
  const { url } = await recruiter(progressLists.show, { fileId: scan?.file?.fileId ?? '' });
  const pdf = Buffer.from(await (await fetch(new URL(url, product.url))).arrayBuffer()).toString('latin1');
  expect(pdf).toContain('/Count 3');

  await recruiter(progressLists.status, { applicationId, pfId: scan?.pfId ?? '', review: 'refused', reason: 'Seite zwei fehlt der Rand' });
  await page.reload();
  await expect(list.getByText(/Seite zwei fehlt der Rand/)).toBeVisible();
  await list.getByRole('button', { name: 'Krankenkasse.pdf' }).click();
  await expect(
    dialog.getByRole('img', { name: say('progress-flow:view.page', { name: 'Krankenkasse.pdf', number: 1, total: 3 }) }),
  ).toBeVisible();
  await expectGoodScreen(page, 'own-look');
});
