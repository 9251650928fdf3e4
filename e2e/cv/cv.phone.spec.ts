import { profile } from '@vitrine/contract/candidates/profile.ts';
import { docxOf } from '../../server/src/areas/candidates/cv/fixtures.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { newCandidate, newPassword } from '../support/new-people.ts';
import { expect, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('fr');

test('on a small phone, in French, a Word document fills a profile in', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const email = await newCandidate(product, 'fr', { firstName: 'Camille', lastName: 'Moreau' });
  await product.signIn(page, email, newPassword);
  await page.goto('/candidate-profile-edit?lang=fr');
  await page.getByRole('link', { name: say('candidates:cv.open') }).click();
  const cv = await docxOf([
    'Camille MOREAU',
    '12 rue des Lilas, 67000 Strasbourg',
    'Tél. : 06 12 34 56 78',
    'Expérience professionnelle',
    'mars 2019 - présent\tVendeuse, Boulangerie Martin, Strasbourg',
    '• Accueil et conseil de la clientèle',
    'Langues',
    'Français : langue maternelle',
    'Allemand',
    'Loisirs',
    'Escalade, lecture',
  ]);
  const file = {
    name: 'cv.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(cv),
  };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('heading', { name: say('candidates:cv.found', { name: 'cv.docx' }) })).toBeFocused();
  await expect(page.getByText(say('candidates:cv.doubt.no-level'))).toBeVisible();
  await expect(page.getByText('Escalade, lecture')).toBeVisible();
  await expectGoodScreen(page, 'cv-review-fr');
  await page.getByRole('button', { name: say('candidates:cv.take', { count: 4 }) }).click();
  await expect(page.getByText(say('candidates:cv.done', { count: 4 }))).toBeVisible();
  const call = await product.as(email, newPassword);
  expect(await call(profile.own, {})).toMatchObject({
    cAddress: '12 rue des Lilas, 67000 Strasbourg',
    cTelephone: '06 12 34 56 78',
    experiences: [{ title: 'Vendeuse', employer: 'Boulangerie Martin', place: 'Strasbourg' }],
    languages: [{ language: 'French', level: 'native' }],
    documents: [],
  });
});
