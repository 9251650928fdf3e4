import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { published } from '../stories/interviewing.ts';
import { expectGoodScreen } from '../support/good-screen.ts';
import { expect, test } from '../support/product.ts';
import { linkIn, wordsOf } from '../support/words.ts';

const company = 'Lindenhof Bakeries';

for (const language of ['de', 'fr'] as const) {
  const say = wordsOf(language);

  test(`three taps and no typing lead from the letter to the first question (${language})`, async ({ page, product }) => {
    const email = `three.taps.${language}@mail.example`;
    const recruiter = await product.as('recruiter@demo.example');
    const job = await published(product, ['Warum Brot?']);
    await recruiter(invitations.invite, {
      bookingId: job.bookingId,
      language,
      candidates: [{ email, firstName: 'Maëlys', lastName: 'Chevalier' }],
    });
    const letter = await product.mailTo(email, /video-interview/);
    await page.addInitScript(() => {
      const counted = window as unknown as { taps: number; typed: number };
      counted.taps = Number(sessionStorage.getItem('taps') ?? 0);
      counted.typed = 0;
      document.addEventListener('click', ({ isTrusted, target }) => {
        // a label passes its click on to its box: that is one tap
        if (isTrusted && !(target instanceof HTMLInputElement && target.type === 'checkbox' && target.labels?.length === 0))
          sessionStorage.setItem('taps', String(++counted.taps));
      });
      document.addEventListener('keydown', () => counted.typed++);
    });
    await page.goto(`${linkIn(letter, /video-interview/)}?lang=${language}`);

    await page.getByRole('checkbox', { name: say('interviews:consent.agree', { company }) }).tap();
    await expectGoodScreen(page, `invited-${language}`);
    await page.getByRole('button', { name: say('interviews:go.as', { name: 'Maëlys' }) }).tap();
    const first = page.getByRole('button', { name: say('interviews:check.first') });
    await expect(first).toBeVisible();
    await expect(page.getByText(say('interviews:ticks.picture.works'), { exact: true })).toBeVisible();
    await expect(page.getByText(say('interviews:ticks.connection.works'), { exact: true })).toBeVisible();
    await expect(first).toBeInViewport({ ratio: 1 });
    await expectGoodScreen(page, `ready-${language}`);
    await first.tap();

    await expect(page.getByRole('heading', { name: 'Warum Brot?' })).toBeVisible();
    const counted = await page.evaluate(() => {
      const { taps, typed } = window as unknown as { taps: number; typed: number };
      return { taps, typed };
    });
    expect(counted).toEqual({ taps: 3, typed: 0 });
  });
}
