import { randomBytes } from 'node:crypto';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { day } from '@vitrine/contract/durations.ts';
import { documentImports } from '@vitrine/contract/imports/documents.ts';
import { type ImportChoices, imports } from '@vitrine/contract/imports/imports.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { expect, test } from 'vitest';
import { tracesOf } from '../../../../test/traces.ts';
import { startWorld } from '../../../../test/world.ts';
import { jobKinds } from '../../../app.ts';
import { ownContext } from '../../../platform/context.ts';
import { givenHiringManager } from '../../accounts/fixtures.ts';
import { importing, why } from '../fixtures.ts';
import { type Packed, zipOf } from './fixtures.ts';

const code = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });
const t = await startWorld();
const { givenJobs, uploaded, undone, applied } = importing(t);

const pdf = (words: string) => Buffer.from(`%PDF-1.4\n% ${words}\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`);
const head = 'email;first name;last name;job';

/** Puts a ZIP beside a table, and unpacks it. */
async function beside(recruiter: Call, id: string, files: readonly Packed[] | Buffer) {
  const zip = Buffer.isBuffer(files) ? files : zipOf(files);
  await recruiter(documentImports.upload, { id, fileName: 'documents.zip', file: new Blob([new Uint8Array(zip)]) });
  await t.work();
}

/** A table with documents, looked at. */
async function looked(recruiter: Call, table: string, files: readonly Packed[] | Buffer, more: Partial<ImportChoices> = {}) {
  const { id, choices } = await uploaded(recruiter, table, more);
  await beside(recruiter, id, files);
  const { documents, ...checked } = await recruiter(imports.check, { id, ...choices });
  return { id, choices, checked, documents };
}

async function begun(recruiter: Call, { id, choices }: { id: string; choices: ImportChoices }) {
  await recruiter(imports.start, { id, ...choices, ...why });
  await t.work();
}

const documentsOf = async (recruiter: Call, bookingId: string) => {
  const list = await applied(recruiter, bookingId);
  const whole = await Promise.all(list.map(({ id }) => recruiter(applicants.one, { id })));
  return new Map(whole.map((one) => [one.firstName, one.documents.map(({ name }) => name).sort()]));
};

test('documents come by names in a column and by folders, are seen with their application, and what is nobody’s goes', async () => {
  const { recruiter, baker, companyId } = await givenJobs('Brought');
  const table = [
    `${head};documents;candidate id`,
    'ida@brought.test;Ida;Berg;Baker;cv ida.pdf | letters/Ida, letter.pdf;',
    'ole@brought.test;Ole;Tal;Baker;;',
    'ute@brought.test;Ute;See;Baker;;4711',
    'max@brought.test;Max;Lang;Baker;gone.pdf;',
    'eva@brought.test;Eva;Kurz;;eva.pdf;',
  ].join('\n');
  const look = await looked(recruiter, table, [
    { name: 'export/cv ida.pdf', content: pdf('of Ida') },
    { name: 'export/letters/Ida, letter.pdf', content: pdf('letter'), method: 0 },
    { name: 'OLE@brought.test/cv.pdf', content: pdf('of Ole') },
    { name: 'people/4711/zeugnis.pdf', content: pdf('of Ute') },
    { name: 'people/4712/strangerswords.pdf', content: pdf('strangerswords') },
    { name: 'eva.pdf', content: pdf('evaswords') },
    { name: '__MACOSX/._eva.pdf', content: 'x' },
    { name: 'people/', content: '', method: 0 },
  ]);
  expect(look.choices.columns).toEqual(['email', 'firstName', 'lastName', 'job', 'documents', 'reference']);
  expect(look.documents).toEqual({
    given: 4,
    to: [
      { path: 'export/cv ida.pdf', line: 2, name: 'Ida Berg' },
      { path: 'export/letters/Ida, letter.pdf', line: 2, name: 'Ida Berg' },
      { path: 'OLE@brought.test/cv.pdf', line: 3, name: 'Ole Tal' },
      { path: 'people/4711/zeugnis.pdf', line: 4, name: 'Ute See' },
    ],
    lacking: 2,
    lackingLines: [
      { line: 5, file: 'gone.pdf', why: 'missing' },
      { line: 6, file: 'eva.pdf', why: 'no-application' },
    ],
    nobody: 2,
    nobodyFiles: ['people/4712/strangerswords.pdf', 'eva.pdf'],
    refused: 0,
    refusedFiles: [],
  });
  await begun(recruiter, look);
  const found = await documentsOf(recruiter, baker.bookingId);
  expect(found.get('Ida')).toEqual(['Ida, letter.pdf', 'cv ida.pdf']);
  expect([found.get('Ole'), found.get('Ute'), found.get('Max')]).toEqual([['cv.pdf'], ['zeugnis.pdf'], []]);
  expect((await recruiter(imports.one, { id: look.id })).archive).toMatchObject({ state: 'read', given: 4, left: 2 });
  expect(await tracesOf(t.world, ['strangerswords', 'evaswords'])).toEqual([]);
  expect(await t.world.files.list('imports/')).toEqual([]);

  // who may not know the name does not see the document, and who has no such job sees nothing
  await recruiter(blindReview.set, { blindReview: true });
  expect([...(await documentsOf(recruiter, baker.bookingId)).values()].flat()).toEqual([]);
  await recruiter(blindReview.set, { blindReview: false });
  const manager = await t.as((await givenHiringManager(t.world, companyId, [])).id);
  const [first] = await applied(recruiter, baker.bookingId);
  await expect(manager(applicants.one, { id: first?.id ?? '' })).rejects.toEqual(code('not-found'));

  // it is told to its person, and goes with them
  const { id: ole } = await t.world.db.selectFrom('account').select('id').where('email', '=', 'ole@brought.test').executeTakeFirstOrThrow();
  await t.world.db.updateTable('account').set({ guest: false, activated_at: t.world.now().toISOString() }).where('id', '=', ole).execute();
  const { stored } = await (await t.as(ole))(privacy.own, {});
  expect(stored).toContainEqual({ area: 'documents of applications', kind: 'documents', count: 1 });
});

test('an undo takes the documents along, but for those of whom something was changed', async () => {
  const { recruiter, baker } = await givenJobs('Undone documents');
  const table = [`${head};cv`, 'a@undo.test;Ann;Alt;Baker;a.pdf', 'b@undo.test;Bob;Neu;Baker;b.pdf'].join('\n');
  const look = await looked(recruiter, table, [
    { name: 'a.pdf', content: pdf('annswords') },
    { name: 'b.pdf', content: pdf('bobswords') },
  ]);
  await begun(recruiter, look);
  const bob = (await applied(recruiter, baker.bookingId)).find((one) => one.firstName === 'Bob');
  await recruiter(comments.add, { id: bob?.id ?? '', text: 'Stays' });
  expect(await undone(recruiter, look.id)).toMatchObject({ removed: 1, kept: 1, archive: { given: 1 } });
  expect(await documentsOf(recruiter, baker.bookingId)).toEqual(new Map([['Bob', ['b.pdf']]]));
  await t.work();
  expect(await tracesOf(t.world, ['annswords', 'a@undo.test'])).toEqual([]);
});

test('whoever is not told within thirty days goes with their documents; a ZIP that nobody goes on with, within a week', async () => {
  const { recruiter } = await givenJobs('Untold documents');
  const night = async () => {
    await jobKinds.find((one) => one.name === 'look-after-imports')?.run(ownContext(t.world), {});
    await t.work();
  };
  const files = [{ name: 'untold@docs.test/a.pdf', content: pdf('untoldwords') }];
  await begun(recruiter, await looked(recruiter, `${head}\nuntold@docs.test;Una;Told;Baker`, files));
  await looked(recruiter, `${head}\nother@docs.test;Una;Told;Baker`, [{ name: 'w.pdf', content: pdf('waitingwords') }]);
  expect((await tracesOf(t.world, ['untoldwords', 'waitingwords'])).length).toBe(2);
  t.later(8 * day);
  await night();
  expect((await tracesOf(t.world, ['waitingwords'])).length).toBe(0);
  t.later(23 * day);
  await night();
  expect(await tracesOf(t.world, ['untoldwords', 'untold@docs.test'])).toEqual([]);
});

test('what is wrong with a file is said of that file, and the others come', async () => {
  const { recruiter } = await givenJobs('Wrong files');
  const bomb = Buffer.alloc(21 * 1024 * 1024);
  const wrong: [Packed, string][] = [
    [{ name: '../../etc/passwd.pdf', content: pdf('x') }, 'path'],
    [{ name: '/absolute.pdf', content: pdf('x') }, 'path'],
    [{ name: 'C:\\windows.pdf', content: pdf('x') }, 'path'],
    [{ name: 'GOOD.pdf', content: pdf('x') }, 'double'],
    [{ name: 'locked.pdf', content: pdf('x'), flags: 1 }, 'encrypted'],
    [{ name: 'empty.pdf', content: '' }, 'empty'],
    [{ name: 'bomb.pdf', content: bomb }, 'too-large'],
    [{ name: 'lying.pdf', content: bomb, says: 100 }, 'damaged'],
    [{ name: 'broken.pdf', content: pdf('x'), crc: 1 }, 'damaged'],
    [{ name: 'strange.pdf', content: pdf('x'), method: 99 }, 'damaged'],
    [{ name: 'program.pdf', content: 'MZ\x90\0\x03\0\0\0 a program' }, 'wrong-type'],
    [{ name: 'words.txt', content: 'plain words' }, 'wrong-type'],
    [{ name: 'password.pdf', content: '%PDF-1.4\ntrailer << /Root 1 0 R /Encrypt 2 0 R >>\n%%EOF' }, 'password'],
    [{ name: 'picture.png', content: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(40)]) }, 'damaged'],
  ];
  const look = await looked(recruiter, `${head};cv\ng@wrong.test;Gus;Good;Baker;good.pdf|bomb.pdf`, [
    { name: 'good.pdf', content: pdf('x') },
    ...wrong.map(([file]) => file),
  ]);
  const { documents } = look;
  expect(documents).toMatchObject({ given: 1, nobody: 0, refused: wrong.length });
  expect(documents?.refusedFiles.map(({ fault }) => fault)).toEqual(wrong.map(([, fault]) => fault));
  expect(documents?.lackingLines).toEqual([{ line: 2, file: 'bomb.pdf', why: 'refused' }]);
});

test('names are read as they were written: in code page 437, in UTF-8 that says so or not, and decomposed', async () => {
  const { recruiter } = await givenJobs('Names');
  const look = await looked(recruiter, `${head};cv\nj@names.test;Jo;Groß;Baker;Müller.pdf|Zoë.pdf|Grüße.pdf|Café.pdf`, [
    { name: Buffer.from('M\x81ller.pdf', 'latin1'), content: pdf('x') },
    { name: 'Zoë.pdf', content: pdf('x'), flags: 0x800 },
    { name: 'Grüße.pdf', content: pdf('x') },
    { name: 'Cafe\u0301.pdf', content: pdf('x') },
  ]);
  expect(look.documents?.to.map(({ path }) => path)).toEqual(['Müller.pdf', 'Zoë.pdf', 'Grüße.pdf', 'Café.pdf']);
});

test('a file goes to one line; a name that several files have is no name', async () => {
  const { recruiter, baker } = await givenJobs('Several');
  const table = [
    `${head};cv`,
    'a@several.test;Ann;Alt;Baker;cv.pdf',
    'b@several.test;Bob;Neu;Baker;one/cv.pdf',
    'c@several.test;Cleo;Alt;Baker;one/cv.pdf',
    'b@several.test;Bob;Neu;Baker;two/cv.pdf',
  ].join('\n');
  const look = await looked(recruiter, table, [
    { name: 'all/one/cv.pdf', content: pdf('one') },
    { name: 'all/two/cv.pdf', content: pdf('two') },
  ]);
  expect(look.documents?.lackingLines).toEqual([
    { line: 2, file: 'cv.pdf', why: 'ambiguous' },
    { line: 4, file: 'all/one/cv.pdf', why: 'given' },
  ]);
  await begun(recruiter, look);
  // a second line of the same application brings what it names
  expect((await documentsOf(recruiter, baker.bookingId)).get('Bob')).toEqual(['cv.pdf', 'cv.pdf']);
});

test.each([
  ['no ZIP behind its first bytes', Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(500)]), 'no-zip'],
  ['a ZIP cut in half', zipOf([{ name: 'a.pdf', content: randomBytes(5000) }]).subarray(0, 3000), 'no-zip'],
  ['nothing but a folder', zipOf([{ name: 'a/', content: '', method: 0 }]), 'empty'],
  [
    'more long names than fit into a line',
    zipOf(Array.from({ length: 20_000 }, (_, n) => ({ name: `${'folder/'.repeat(25)}${n}.pdf`, content: 'x', method: 0 }))),
    'too-many',
  ],
  ['more files than it may', zipOf(Array.from({ length: 5001 }, (_, n) => ({ name: `${n}.pdf`, content: 'x' }))), 'too-many'],
])('%s is refused as a whole, and the table goes on without it', async (_what, zip, fault) => {
  const { recruiter } = await givenJobs('Whole');
  const { id, choices } = await uploaded(recruiter, `${head}\nx@whole${fault}${_what.length}.test;X;Y;Baker`);
  await beside(recruiter, id, zip);
  expect((await recruiter(imports.one, { id })).archive).toMatchObject({ state: 'unreadable', fault });
  expect((await recruiter(imports.check, { id, ...choices })).documents).toBeNull();
  await begun(recruiter, { id, choices });
  expect(await recruiter(imports.one, { id })).toMatchObject({ state: 'done', taken: 1 });
});

test('a comment behind the ZIP, and folders that are called like those of office documents, change nothing', async () => {
  const { recruiter } = await givenJobs('Comment');
  const zip = zipOf([{ name: 'word/a.pdf', content: pdf('x') }], 'made by PK\x05\x06 somebody');
  const look = await looked(recruiter, `${head};cv\nx@comment.test;X;Y;Baker;a.pdf`, zip);
  expect(look.documents).toMatchObject({ given: 1 });
});

test('nothing is begun while files are read; a ZIP that is replaced or removed leaves nothing', async () => {
  const { recruiter } = await givenJobs('Replaced');
  const { id, choices } = await uploaded(recruiter, `${head};cv\nx@replaced.test;X;Y;Baker;a.pdf`);
  const send = (words: string) =>
    recruiter(documentImports.upload, {
      id,
      fileName: 'd.zip',
      file: new Blob([new Uint8Array(zipOf([{ name: 'a.pdf', content: pdf(words) }]))]),
    });
  await send('formerwords');
  await expect(recruiter(imports.check, { id, ...choices })).rejects.toEqual(code('documents-reading'));
  await expect(recruiter(imports.start, { id, ...choices, ...why })).rejects.toEqual(code('documents-reading'));
  await t.work();
  await send('laterwords');
  await t.work();
  expect(await tracesOf(t.world, ['formerwords'])).toEqual([]);
  await recruiter(documentImports.remove, { id });
  await t.work();
  expect((await recruiter(imports.one, { id })).archive).toBeNull();
  expect(await tracesOf(t.world, ['laterwords'])).toEqual([]);
  await begun(recruiter, { id, choices });
  await expect(send('x')).rejects.toEqual(code('import-begun'));
  await expect(recruiter(documentImports.remove, { id })).rejects.toEqual(code('import-begun'));
});

test('a run that is killed goes on with the next file, and two at the same time take nothing twice', async () => {
  const { recruiter } = await givenJobs('Killed unpacking');
  const { id, choices } = await uploaded(recruiter, `${head}\nk@killed.test;K;L;Baker`);
  const files = Array.from({ length: 8 }, (_, n) => ({ name: `k@killed.test/${n}.pdf`, content: pdf(`number ${n}`) }));
  await recruiter(documentImports.upload, { id, fileName: 'd.zip', file: new Blob([new Uint8Array(zipOf(files))]) });
  const unpack = jobKinds.find((one) => one.name === 'unpack-documents');
  const world = ownContext(t.world);
  let puts = 0;
  const put: typeof world.files.put = (name, content) => {
    puts += 1;
    if (puts > 3) throw new Error('killed');
    return world.files.put(name, content);
  };
  await expect(unpack?.run({ ...world, files: { ...world.files, put } }, { id })).rejects.toThrow('killed');
  expect((await recruiter(imports.one, { id })).archive).toMatchObject({ state: 'reading', done: 3 });
  await Promise.all([unpack?.run(world, { id }), unpack?.run(world, { id })]);
  expect((await recruiter(imports.one, { id })).archive).toMatchObject({ state: 'read', files: 8, done: 8 });
  expect((await recruiter(imports.check, { id, ...choices })).documents).toMatchObject({ given: 8, nobody: 0 });
});

test('a company with three ZIPs that wait begins one first; another company does not know of them', async () => {
  const { recruiter } = await givenJobs('Waiting');
  const one = () => uploaded(recruiter, `${head}\nw@waiting.test;W;W;Baker`);
  for (let n = 0; n < 3; n += 1) await beside(recruiter, (await one()).id, [{ name: 'a.pdf', content: pdf('x') }]);
  const { id } = await one();
  await expect(beside(recruiter, id, [{ name: 'a.pdf', content: pdf('x') }])).rejects.toEqual(code('imports-waiting'));
  const foreign = await givenJobs('Foreign waiting');
  await expect(beside(foreign.recruiter, id, [{ name: 'a.pdf', content: pdf('x') }])).rejects.toEqual(code('not-found'));
  await expect(foreign.recruiter(documentImports.remove, { id })).rejects.toEqual(code('not-found'));
  await expect(beside(recruiter, id, pdf('no ZIP'))).rejects.toEqual(code('wrong-file-type'));
});
