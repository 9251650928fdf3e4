import { test } from './stories/found-candidates.ts';
import { expectGoodScreen } from './support/good-screen.ts';
import { expect } from './support/product.ts';
import { wordsOf } from './support/words.ts';

const say = wordsOf('en');

test('a recruiter searches, narrows, keeps a favourite, opens the profile and invites', async ({ page, product }) => {
  await product.signIn(page, 'recruiter@demo.example');
  await page.goto(`${product.url}/job-management`);
  await page
    .getByTestId('side-menu')
    .getByRole('link', { name: say('common:frame.findCandidates') })
    .click();
  const people = page.getByRole('article');
  const total = page.getByRole('status').filter({ hasText: /candidate/ });
  await expect(total).toHaveText(say('recruiting-search:total', { count: 15, number: 15 }));
  await expect(people).toHaveCount(10);
  await expectGoodScreen(page, 'found-candidates');
  await page.getByRole('link', { name: '2', exact: true }).click();
  await expect(people).toHaveCount(5);

  // misspelt, understood, narrowed by a facet whose own numbers stay
  const words = page.getByRole('searchbox', { name: say('recruiting-search:who') });
  await words.fill('sourdogh');
  await page.getByRole('button', { name: 'sourdough', exact: true }).click();
  await expect(total).toHaveText(say('recruiting-search:total', { count: 3, number: 3 }));
  const filters = page.getByRole('complementary', { name: say('recruiting-search:filters') });
  await filters.getByRole('checkbox', { name: say('common:lists.stage.expert') }).check();
  await expect(people).toHaveCount(1);
  await expect(filters.getByRole('checkbox', { name: say('common:lists.stage.job_starter') })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?textsearch=sourdough&careerstage=Expert');

  await page.getByRole('button', { name: say('recruiting-search:save.action') }).click();
  const saving = page.getByRole('dialog', { name: say('recruiting-search:save.action') });
  await saving.getByRole('switch', { name: say('recruiting-search:save.mail') }).check();
  await saving.getByRole('button', { name: say('common:save') }).click();
  await expect(page.getByText(say('recruiting-search:save.doneWithMail'))).toBeVisible();

  const star = { name: say('recruiting-search:keep', { name: 'Selma A.' }) };
  await people.getByRole('button', star).click();
  await expect(people.getByRole('button', star)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: say('recruiting-search:tabs.favorites') }).click();
  await expect(people).toHaveCount(1);
  await page.getByRole('link', { name: 'Selma A.' }).click();
  const opened = page.getByRole('dialog', { name: say('recruiting-search:profile') });
  await expect(opened.getByText('Café Rosengarten')).toBeVisible();
  await expectGoodScreen(page, 'found-candidate');

  await opened.getByRole('button', { name: say('recruiting-search:invite.action') }).click();
  const invite = page.getByRole('dialog', { name: say('recruiting-search:invite.title', { name: 'Selma A.' }) });
  await invite.getByLabel(say('recruiting-search:invite.message')).fill('Your cakes made us curious.');
  await invite.getByRole('button', { name: say('recruiting-search:invite.send') }).click();
  await expect(page.getByText(say('recruiting-search:invite.done', { name: 'Selma A.' }))).toBeVisible();
  const address = (await opened.getByRole('link', { name: /@/ }).textContent()) ?? '';
  expect((await product.mailTo(address, /Videointerview/)).text).toContain('Your cakes made us curious.');
  expect((await product.mailTo(address, /gefunden/)).subject).toContain('Lindenhof Bakeries');

  // the mail of the saved search is switched off; the search opens again, without what is open now
  await opened.getByRole('button', { name: say('common:close') }).click();
  await page.getByRole('button', { name: say('recruiting-search:saved.title') }).click();
  const mail = page.getByRole('group', { name: 'sourdough, Expert' }).getByRole('switch', { name: say('recruiting-search:saved.mail') });
  await expect(mail).toBeChecked();
  await expectGoodScreen(page, 'saved-candidate-searches');
  await mail.uncheck();
  await expect(mail).not.toBeChecked();
  await page.getByRole('link', { name: 'sourdough, Expert' }).click();
  await expect(page).toHaveURL(/\?textsearch=sourdough&careerstage=Expert$/);
  await expect(people).toHaveCount(1);
});
