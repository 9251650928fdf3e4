import { noSpeech, pocketsphinx } from '../../server/test/outside/speech.ts';
import { startProduct, test } from '../support/product.ts';
import { isHeardAndReleased } from './heard.ts';

test.skip(noSpeech, 'there is nobody to speak or to listen');

test('what is said is heard by a program, corrected by whoever said it, released, and read along', async ({ page }, info) => {
  test.slow();
  const product = await startProduct({ TRANSCRIBE_COMMAND: pocketsphinx });
  try {
    await isHeardAndReleased(page, product, 'en', info);
  } finally {
    await product.stop();
  }
});
