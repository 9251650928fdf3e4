import { profileSharing } from '@vitrine/contract/candidates/profile.ts';
import { expectGoodScreen } from './support/good-screen.ts';
import { expect, test } from './support/product.ts';

const candidate = 'lina.berg@demo.example';

const resume = {
  basics: { name: 'Lina Berg', label: 'Konditorin', summary: 'Ich stehe gern auf, wenn die Stadt noch schläft.' },
  work: [
    { name: 'Café Krone', position: 'Gesellin', location: 'Mainz', startDate: '2020-08', summary: 'Torten und Feingebäck.' },
    { name: 'Bäckerei Jung', position: 'Auszubildende', startDate: '2017-08', endDate: '2020-07' },
  ],
  education: [{ institution: 'Berufsschule Mainz', area: 'Konditorei', startDate: '2017-08', endDate: '2020-07' }],
  skills: [{ name: 'Torten' }, { name: 'Schokolade' }, { name: 'Frühaufstehen' }],
  languages: [{ language: 'Deutsch', fluency: 'Muttersprache' }],
};

test('a candidate fills a profile from a resume, shares it by link, and takes the link back', async ({ page, product, browser }) => {
  await product.signIn(page, candidate);

  await test.step('the resume is shown before it is taken', async () => {
    await page.goto(`${product.url}/candidate-profile-edit?part=files&lang=en`);
    const file = { name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(resume)) };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('checkbox', { name: 'Gesellin, Café Krone' })).toBeChecked();
    await expectGoodScreen(page, 'profile-import');
    await page.getByRole('button', { name: /^Take \d+ details$/ }).click();
    await expect(page.getByText(/details taken into your profile$/)).toBeVisible();
  });

  await test.step('it stands in the profile, which can be seen as others see it', async () => {
    await page.getByRole('link', { name: 'Preview' }).click();
    await expect(page.getByRole('region', { name: 'Experience' }).getByText('Café Krone, Mainz')).toBeVisible();
    await expectGoodScreen(page, 'profile-preview');
  });

  const link = await test.step('a link is made', async () => {
    await page.getByRole('link', { name: 'Sharing' }).click();
    await page.getByRole('radio', { name: 'Whoever has the link' }).click();
    const address = page.getByRole('textbox', { name: 'Link' });
    await expect(address).toHaveValue(/\/profile\/[\w-]+#[\w-]{43}$/);
    await expectGoodScreen(page, 'profile-sharing');
    return address.inputValue();
  });

  const viewer = await browser.newContext();
  const other = await viewer.newPage();
  await test.step('somebody without an account sees the profile, without what is personal', async () => {
    await other.goto(`${link.replace('#', '?lang=de#')}`);
    await expect(other.getByRole('heading', { name: 'Lina Berg' })).toBeVisible();
    await expect(other.getByText('Torten und Feingebäck.')).toBeVisible();
    await expect(other.getByText(candidate)).toHaveCount(0);
    await expectGoodScreen(other, 'profile-shared');
  });

  await test.step('the candidate sees the look and takes the link back; the viewer sees nothing any more', async () => {
    const call = await product.as(candidate);
    expect((await call(profileSharing.state, {})).views).toHaveLength(1);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByRole('radio', { name: 'Nobody else' })).toBeChecked();
    await other.reload();
    await expect(other.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
    await expect(other.getByText('Lina Berg')).toHaveCount(0);
  });
  await viewer.close();
});
