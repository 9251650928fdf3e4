import { sampleTexts } from '../../server/src/areas/speech-effect/reading/sample.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('fr');

test('on a phone, in French, somebody tries out a text and reads which words did what', async ({ page, product }) => {
  await product.signIn(page, 'candidate@demo.example');
  await page.goto(`${product.url}/speech-effect?lang=fr`);
  await page
    .getByRole('textbox')
    .first()
    .fill(sampleTexts('fr')[1] ?? '');
  await page.getByRole('button', { name: say('speech-effect:practise.look') }).tap();
  await expect(page.getByRole('rowheader')).toHaveCount(29);
  const style = page.getByRole('rowheader').first().getByRole('button');
  await style.tap();
  await expect(style).toHaveAttribute('aria-expanded', 'true');
  await expectGoodScreen(page, 'practice-fr');
});
