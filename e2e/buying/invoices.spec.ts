import fs from 'node:fs';
import { expectGoodScreen } from '../support/good-screen.ts';
import { administrator, expect, test } from '../support/product.ts';
import { wordsOf } from '../support/words.ts';

const owner = 'recruiter@demo.example';

for (const language of ['en', 'de'] as const) {
  const say = wordsOf(language);

  test(`an owner says where the company is taxed, sees what follows and saves an invoice (${language})`, async ({ page, product }) => {
    test.setTimeout(180_000);
    if (language === 'de') await page.setViewportSize({ width: 360, height: 740 });
    await product.signIn(page, owner);
    await page.goto(`${product.url}/products?lang=${language}`);
    const taxed = page.getByRole('region', { name: say('billing:party.title') });
    await taxed.getByLabel(say('billing:party.country')).fill(language === 'de' ? 'Österreich' : 'Austria');
    await page.getByRole('option', { name: language === 'de' ? 'Österreich' : 'Austria', exact: true }).click();
    await taxed.getByLabel(say('billing:party.vatNumber')).fill('ATU 123');
    await taxed.getByRole('button', { name: say('billing:party.save') }).click();
    await expect(taxed.getByText(say('common:validation.wrong'))).toBeVisible();
    await taxed.getByLabel(say('billing:party.vatNumber')).fill('ATU 12345678');
    await taxed.getByRole('button', { name: say('billing:party.save') }).click();
    await expect(taxed.getByText(say('billing:party.anyway.unchecked'))).toBeVisible();
    // a button under the pointer has colours of its own
    await page.mouse.move(0, 0);
    await expectGoodScreen(page, 'products-invoices');
    const invoices = page.getByRole('region', { name: say('invoices:own') });
    const download = page.waitForEvent('download');
    await invoices
      .getByRole('button', { name: /2\d{3}-\d{6}/ })
      .first()
      .click();
    const file = await (await download).path();
    expect(fs.readFileSync(file).toString('latin1')).toMatch(/^%PDF-[\s\S]*factur-x\.xml/);
  });

  test(`administrators say who sells, find an invoice and take an order back (${language})`, async ({ page, product }) => {
    test.setTimeout(180_000);
    if (language === 'de') await page.setViewportSize({ width: 390, height: 844 });
    await product.signIn(page, administrator);
    await page.goto(`${product.url}/admin-panel/products?part=plans&lang=${language}`);
    const seller = page.getByRole('region', { name: say('billing:seller.title') });
    await seller.getByLabel(say('billing:seller.iban')).fill('DE02 1203 0000 0000 2020 52');
    await seller.getByRole('button', { name: say('billing:seller.set') }).click();
    await expect(seller.getByText(say('common:validation.wrong'))).toBeVisible();
    await seller.getByLabel(say('billing:seller.iban')).fill('DE02 1203 0000 0000 2020 51');
    await seller.getByRole('button', { name: say('billing:seller.set') }).click();
    await expect(page.getByText(say('billing:settings.done'))).toBeVisible();
    await expectGoodScreen(page, 'admin-seller');
    const history = page.getByRole('region', { name: say('billing:settings.history') });
    const what = say('billing:settings.names.seller');
    await history.getByRole('button', { name: say('billing:settings.undoOf', { what }) }).click();
    const undoing = page.getByRole('dialog', { name: say('billing:settings.undoTitle', { what }) });
    await expectGoodScreen(page, 'admin-settings-undo');
    await undoing.getByRole('button', { name: say('billing:settings.undo'), exact: true }).click();
    await expect(page.getByText(say('billing:settings.undone'))).toBeVisible();
    await expectGoodScreen(page, 'admin-settings-undone');
    const orders = page.getByRole('region', { name: say('billing:orders.title') });
    await orders.getByText(say('billing:orders.paid'), { exact: true }).click();
    await orders
      .getByRole('button', { name: new RegExp(`^${say('billing:orders.credit')}:`) })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('billing:orders.credit'), exact: true })
      .click();
    await expect(page.getByText(say('billing:orders.credited'))).toBeVisible();
    await page.goto(`${product.url}/admin-panel/invoices`);
    await page.getByLabel(say('invoices:find')).fill('Lindenhof');
    await page.getByLabel(say('invoices:find')).press('Enter');
    await expect(page.getByText(new RegExp(language === 'de' ? '^Rechnungskorrektur 2' : '^Credit note 2')).first()).toBeVisible();
    await expectGoodScreen(page, 'admin-invoices');
  });
}
