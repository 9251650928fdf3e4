import fs from 'node:fs';
import path from 'node:path';
import { pageNames, pages } from '@vitrine/contract/pages/pages.ts';
import { languages } from '@vitrine/contract/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenAdministrator } from '../accounts/fixtures.ts';
import { readPage } from './markdown.ts';

const { as, world } = await startWorld({ OPERATOR_NAME: 'Muster & Co.', OPERATOR_ADDRESS: 'Hauptstraße 1;10115 Berlin' });
const web = path.join(import.meta.dirname, '../../../../web');
const tables = path.join(web, 'src/routes');
const screens = fs
  .readdirSync(tables)
  .map((name) => fs.readFileSync(path.join(tables, name), 'utf8'))
  .join('\n');

const all = pageNames.flatMap((name) => languages.map((language) => ({ name, language })));

describe('the pages for everybody', () => {
  it.each(all)('$name in $language is whole: words, pictures that exist, links to screens that exist', async ({ name, language }) => {
    const page = await (await as())(pages.read, { name, language });
    expect(page.title).not.toBe('');
    expect(page.lead).not.toBe('');
    expect(page.sections.length).toBeGreaterThan(1);
    for (const { html, questions } of page.sections) expect(html !== '' || questions.length > 0).toBe(true);
    for (const { src, alt } of [page, ...page.sections].flatMap(({ picture, phone }) => [picture, phone]).filter((one) => one !== null)) {
      expect(fs.existsSync(path.join(web, 'public', src)), src).toBe(true);
      expect(src).toContain(`.${language}.`);
      expect(alt).not.toBe('');
    }
    const files = page.sections.flatMap(({ html }) => [...html.matchAll(/href="(\/[^"]*\.\w+)"/g)].map(([, to = '']) => to));
    for (const file of files) expect(fs.existsSync(path.join(web, 'public', file)), file).toBe(true);
    for (const { to } of page.actions) expect(screens.includes(`'${to.split('?')[0]}':`)).toBe(true);
  });

  it('has as many sections, questions and pictures in each language', async () => {
    const call = await as();
    for (const name of pageNames) {
      const shapes = await Promise.all(
        languages.map(async (language) =>
          (await call(pages.read, { name, language })).sections.map((one) => [
            one.questions.length,
            one.picture !== null,
            one.phone !== null,
          ]),
        ),
      );
      expect(new Set(shapes.map((one) => JSON.stringify(one))).size).toBe(1);
    }
  });

  it('names the operator, and says what the operator has not told', async () => {
    const page = await (await as())(pages.read, { name: 'imprint', language: 'de' });
    expect(page.sections[0]?.html).toContain('Muster &amp; Co.');
    expect(page.sections[0]?.html).toContain('Hauptstraße 1<br>10115 Berlin');
  });

  it('leaves out what the operator has not told, and says so to administrators alone', async () => {
    const asked = { name: 'imprint', language: 'de' } as const;
    const seen = await (await as())(pages.read, asked);
    expect(seen.unnamed).toEqual([]);
    expect(JSON.stringify(seen.sections)).not.toMatch(/…|OPERATOR|E-Mail:|Telefon:/);
    expect(seen.sections.map((section) => section.title)).toEqual(['Betreiber', 'Inhalte der Unternehmen']);
    const administrator = await as((await givenAdministrator(world)).id);
    expect((await administrator(pages.read, asked)).unnamed).toEqual([
      'OPERATOR_REPRESENTATIVE',
      'OPERATOR_EMAIL',
      'OPERATOR_PHONE',
      'OPERATOR_REGISTER',
    ]);
  });

  it("shows the operator's own text before ours", async () => {
    const folder = path.join(world.config.dataDir, 'pages/fr');
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'press.md'), '---\ntitle: Salle de presse\n---\n\n## Bonjour\n\nNous voilà.');
    expect((await (await as())(pages.read, { name: 'press', language: 'fr' })).title).toBe('Salle de presse');
    expect((await (await as())(pages.read, { name: 'press', language: 'en' })).title).toBe('Press');
  });

  it('shows the same at a desk and on a phone, whichever of the two a text has', () => {
    const { picture, phone, sections } = readPage(
      '---\ntitle: One\npicture: /a.en.webp | A desk\nphone: /a-phone.en.webp | A phone\n---\n\n## Both\n\n![B](/b.en.webp)\n![P](/b-phone.en.webp)\n\n## Phone\n\n![C](/c-phone.en.webp)\n\n## In words\n\nHere ![D](/d.en.webp) is.',
    );
    expect([picture, phone]).toEqual([
      { src: '/a.en.webp', alt: 'A desk' },
      { src: '/a-phone.en.webp', alt: 'A phone' },
    ]);
    expect(sections.map((one) => [one.picture?.src, one.phone?.src])).toEqual([
      ['/b.en.webp', '/b-phone.en.webp'],
      [undefined, '/c-phone.en.webp'],
      [undefined, undefined],
    ]);
  });

  it('lets no HTML of a text through', () => {
    const { sections } = readPage('## One\n\nHello <script>alert(1)</script> <b>you</b>\n\n<img src=x onerror=alert(1)>');
    expect(sections[0]?.html).not.toMatch(/<(script|b|img)/);
  });

  it('is not there under another name', async () => {
    await expect((await as())(pages.read, { name: '../../secret' as never })).rejects.toMatchObject({
      problem: { code: expect.anything() },
    });
  });
});
