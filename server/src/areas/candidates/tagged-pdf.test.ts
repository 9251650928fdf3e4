import { dossiers } from '@vitrine/contract/candidates/dossier.ts';
import { profileMoving } from '@vitrine/contract/candidates/import-export.ts';
import { profileEntries } from '@vitrine/contract/candidates/parts.ts';
import { profile } from '@vitrine/contract/candidates/profile.ts';
import { expect, test } from 'vitest';
import { type Read, readPdf } from '../../../test/pdf.ts';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate } from '../accounts/fixtures.ts';
import { aPicture } from '../applicants/fixtures.ts';

const t = await startWorld();

const flat = (all: Read[]): Read[] => all.flatMap((one) => [one, ...flat(one.inside)]);
const lines = (all: Read[], tag: string) => flat(all).flatMap((one) => (one.tag === tag ? [one.text] : []));

async function givenLina() {
  const person = await givenCandidate(t.world, { firstName: 'Lina', lastName: 'Łęcka', language: 'de' });
  const call = await t.as(person.id, { headers: { 'x-language': 'de' } });
  // begins at the foot of the first page and ends on the next one
  const about = Array.from({ length: 45 }, (_, at) => `Satz ${at} über lange Teige.`).join(' ');
  await call(profile.update, { about: `Zuerst.${'\n'.repeat(48)}${about}`, profession: 'Bäckerin', cTelephone: '+49 69 1234' });
  await call(profileEntries.insertSkill, { name: 'Sauerteig' });
  await call(profileEntries.insertSkill, { name: 'Plunder' });
  const period = { fromMonth: 3, fromYear: 2021, toMonth: -1, toYear: -1 };
  await call(profileEntries.insertExperience, { title: 'Backstubenleiterin', employer: 'Mühle', ...period });
  return { ...person, call, about };
}

async function pdfAt(url: string) {
  const { rawPayload } = await t.app.inject({ url });
  return readPdf(rawPayload);
}

test('a profile as a PDF is read by a screen reader: its language, its headings, paragraphs and lists, in order, and nothing left out', async () => {
  const { call, about } = await givenLina();
  const read = await pdfAt((await call(profileMoving.exportPdf, {})).url);
  expect(read).toMatchObject({ language: 'de', marked: true, showsTitle: true, loose: [] });
  expect(read.structure.map((one) => one.tag)).toEqual(['Document']);
  expect(lines(read.structure, 'H1')).toEqual(['Lina Łęcka']);
  expect(lines(read.structure, 'H2')).toEqual(['Auf einen Blick', 'Fähigkeiten', 'Über mich', 'Berufserfahrung']);
  expect(lines(read.structure, 'LBody').filter(Boolean)).toEqual(['Sauerteig', 'Plunder']);
  // one paragraph, whatever number of lines and pages it takes
  expect(lines(read.structure, 'P')).toContain(about);
  const work = flat(read.structure)
    .filter((one) => one.tag === 'LI')
    .at(-1);
  expect(lines(work?.inside ?? [], 'P')).toEqual(['März 2021 – bis heute', 'Backstubenleiterin', 'Mühle']);
});

test('a picture in a PDF is named after the person, and a dossier is tagged like a profile', async () => {
  const { call } = await givenLina();
  await call(profile.update, { file: aPicture() });
  const read = await pdfAt((await call(dossiers.pdf, {})).url);
  expect(read).toMatchObject({ language: 'de', marked: true, loose: [] });
  expect(lines(read.structure, 'P')[0]).toBe('Dossier');
  expect(
    flat(read.structure)
      .filter((one) => one.tag === 'Figure')
      .map((one) => one.alt),
  ).toEqual(['Lina Łęcka']);
});
