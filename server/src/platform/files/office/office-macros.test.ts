import { profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { downloadZip } from 'client-zip';
import { expect, test } from 'vitest';
import { startWorld } from '../../../../test/world.ts';
import { givenCandidate } from '../../../areas/accounts/fixtures.ts';

const t = await startWorld();
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const typesOf = (main: string, more = '') =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`;

const zip = async (files: Record<string, string | Uint8Array>) => {
  const parts = Object.entries(files).map(([name, input]) => ({ name, input: typeof input === 'string' ? input : new Uint8Array(input) }));
  return new Uint8Array(await downloadZip(parts).arrayBuffer());
};
const document = (types: string | Uint8Array, more: Record<string, string> = {}) =>
  zip({ 'word/document.xml': '<w:document/>', '[Content_Types].xml': types, ...more });
const odt = (more: Record<string, string> = {}) =>
  zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>', ...more });

async function upload(bytes: Uint8Array, name: string) {
  const mia = await t.as((await givenCandidate(t.world)).id);
  return mia(profileDocuments.create, { kind: 'certificate', file: new File([new Uint8Array(bytes)], name) });
}

const enabled = word.replace('openxmlformats-officedocument.wordprocessingml.document', 'ms-word.document.macroEnabled');
const project = '<Override PartName="/word/pictures.bin" ContentType="application/vnd.ms-office.vbaProject"/>';

test.each<[what: string, name: string, bytes: () => Promise<Uint8Array>]>([
  ['a document that says so', 'letter.docm', () => document(typesOf(enabled), { 'word/vbaProject.bin': 'x' })],
  ['the same under another name', 'letter.docx', () => document(typesOf(enabled), { 'word/vbaProject.bin': 'x' })],
  ['a document whose macros are not mentioned', 'letter.docx', () => document(typesOf(word), { 'word/VBAPROJECT.BIN': 'x' })],
  ['macros under the name of something else', 'letter.docx', () => document(typesOf(word, project), { 'word/pictures.bin': 'x' })],
  ['a list of types in two bytes a letter', 'letter.docx', () => document(Buffer.from(typesOf(word, project), 'utf16le'))],
  ['a list of types written in numbers', 'letter.docx', () => document(typesOf(word, project.replace('vbaP', '&#118;b&#x61;P')))],
  ['an OpenDocument text with Basic', 'letter.odt', () => odt({ 'Basic/Standard/Module1.xml': 'x' })],
  ['an OpenDocument text with Python', 'letter.odt', () => odt({ 'Scripts/python/a.py': 'x' })],
])('%s is refused for its macros', async (_what, name, bytes) => {
  await expect(upload(await bytes(), name)).rejects.toMatchObject({ problem: { code: 'macros-refused', status: 415 } });
});

test('documents without macros are taken', async () => {
  expect((await upload(await document(typesOf(word), { 'word/media/Basic/image.png': 'x' }), 'letter.docx')).documents).toHaveLength(1);
  expect((await upload(await odt(), 'letter.odt')).documents).toHaveLength(1);
});

test('a document whose parts cannot be listed is refused', async () => {
  const whole = await document(typesOf(word));
  const broken = [whole.subarray(0, whole.length - 30), Buffer.concat([Buffer.from('PK\x03\x04 word/'), Buffer.alloc(40)])];
  const wrong = Uint8Array.from(whole);
  wrong.set([0xff, 0xff, 0xff, 0x7f], whole.length - 10);
  for (const bytes of [...broken, wrong])
    await expect(upload(bytes, 'letter.docx')).rejects.toMatchObject({ problem: { code: 'wrong-file-type' } });
});
