import { progressAsking } from '@vitrine/contract/progress-flow/asking.ts';
import { progressLists } from '@vitrine/contract/progress-flow/lists.ts';
import { papers } from '@vitrine/contract/progress-flow/papers.ts';
import { downloadZip } from 'client-zip';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { aHeic, givenAccepted } from './fixtures.ts';

const t = await startWorld();
let hand: (file: Blob) => Promise<string>;
let show: (fileId: string) => Promise<{ preview: string; contentType: string; url: string; words: string[] }>;
beforeAll(async () => {
  const recruiter = await t.as((await givenCompany(t.world)).owner.id);
  const { bookingId } = await givenJobAd(recruiter, { title: 'Baker' });
  const candidate = await t.as((await givenCandidate(t.world)).id);
  const applicationId = await givenAccepted(recruiter, candidate, bookingId);
  const pfId = (await recruiter(progressAsking.create, { pfTitle: 'Certificate' })).items[0]?.pfId ?? '';
  hand = async (file) => (await candidate(papers.upload, { applicationId, pfId, file })).file?.fileId ?? '';
  show = (fileId) => recruiter(progressLists.show, { fileId });
});

const zip = async (parts: Record<string, string>) =>
  new Blob([await downloadZip(Object.entries(parts).map(([name, input]) => ({ name, input }))).arrayBuffer()]);
const types = '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const body =
  '<w:document><w:body><w:p><w:r><w:t>Certificate of</w:t></w:r><w:r><w:tab/><w:t>M&#252;ller &amp; Co</w:t></w:r></w:p><w:p/><w:p><w:r><w:t>2026</w:t></w:r></w:p></w:body></w:document>';

test('the photograph of a telephone (HEIC) is shown as a picture of ours, upright and in its size', async () => {
  const shown = await show(await hand(aHeic()));
  expect(shown).toMatchObject({ contentType: 'image/heic', preview: 'picture' });
  const reply = await t.app.inject({ url: shown.url });
  expect(reply.headers['content-type']).toBe('image/jpeg');
  const { width, height, channels } = await sharp(reply.rawPayload).metadata();
  expect({ width, height, channels }).toEqual({ width: 800, height: 600, channels: 3 });
  const { data } = await sharp(reply.rawPayload)
    .extract({ left: 300, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.min(...data), 'the paper is white').toBeGreaterThan(240);
});

test('an office document is shown by its words, paragraph by paragraph', async () => {
  const docx = await zip({ '[Content_Types].xml': types, 'word/document.xml': body });
  expect(await show(await hand(docx))).toMatchObject({ preview: 'words', words: ['Certificate of Müller & Co', '2026'] });
  const odt = await zip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': '<office:body><office:text><text:h>Zeugnis</text:h><text:p>Sehr gut</text:p></office:text></office:body>',
  });
  expect(await show(await hand(odt))).toMatchObject({ preview: 'words', words: ['Zeugnis', 'Sehr gut'] });
});

test('an office document that nobody can read has no preview, and is handed over all the same', async () => {
  const shown = await show(await hand(await zip({ '[Content_Types].xml': types, 'word/styles.xml': '<x/>' })));
  expect(shown).toMatchObject({ preview: 'none', words: [] });
});

test('programs in documents are refused, and pictures that are none', async () => {
  const macros = await zip({ '[Content_Types].xml': types, 'word/document.xml': body, 'word/vbaProject.bin': 'x' });
  await expect(hand(macros)).rejects.toMatchObject({ problem: { code: 'macros-refused' } });
  await expect(hand(new Blob([Buffer.from('ffd8ffe000104a46', 'hex')]))).rejects.toMatchObject({ problem: { code: 'broken-image' } });
  const sheet = await zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<x/>' });
  await expect(hand(sheet)).rejects.toMatchObject({ problem: { code: 'wrong-file-type' } });
});

test('JPEG, PNG and WebP are shown as they are', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'white' } })
      .toFormat(format)
      .toBuffer();
    expect(await show(await hand(new Blob([Uint8Array.from(bytes)])))).toMatchObject({
      contentType: `image/${format}`,
      preview: 'picture',
    });
  }
});
