import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { documentImports } from '@vitrine/contract/imports/documents.ts';
import { type CandidateImport, imports } from '@vitrine/contract/imports/imports.ts';
import { jobImports } from '@vitrine/contract/imports/jobs.ts';
import { expect, test } from 'vitest';
import { answer, refuse, renderScreen } from '../../testing.tsx';

const id = '00000000-0000-4000-8000-000000000031';
const address = `/candidate-management/import?id=${id}`;

const mapping: CandidateImport = {
  id,
  kind: 'people',
  fileName: 'people.csv',
  state: 'mapping',
  lines: 3,
  done: 0,
  taken: 0,
  linked: 0,
  known: 0,
  refused: 0,
  removed: 0,
  kept: 0,
  archive: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  madeBy: 'Rea Cruiter',
  notice: { waiting: 0, told: 0, sending: false, until: null },
  encoding: 'utf-8',
  delimiter: ';',
  names: ['Mail', 'First', 'Last'],
  samples: [{ line: 2, cells: ['lina@mail.test', 'Lina', 'Berg'] }],
  choices: { columns: ['email', 'firstName', 'none'], dayFirst: true, bookingId: null, language: 'en' },
  source: '',
  ground: null,
  jobs: [{ bookingId: 'b1', title: 'Baker' }],
};

const asked = (calls: readonly { route: string; asked: unknown }[], { route }: { route: string }) =>
  calls.filter((one) => one.route === route).map((one) => one.asked);

/** Every column offers the same: the last one is open. */
const chooseLast = async (user: UserEvent, name: string) => {
  const last = (await screen.findAllByRole('option', { name, hidden: true })).at(mapping.names.length - 1);
  if (!last) throw new Error('no such choice');
  await user.click(last);
};

test('columns are put right, the check names the bad line, and the import is begun with source and ground', async () => {
  let now = mapping;
  const { user, calls } = await renderScreen(address, {
    visitor: 'recruiter',
    answers: [
      answer(imports.one, () => now),
      answer(imports.check, {
        taken: 2,
        linked: 0,
        known: 0,
        refused: 1,
        more: false,
        doubles: [2],
        documents: null,
        problems: [{ line: 4, problems: [{ column: 'Mail', fault: 'email', allowed: [] }] }],
      }),
      answer(imports.start, () => {
        now = { ...mapping, state: 'working', done: 1 };
        return {};
      }),
    ],
  });
  await user.click(await screen.findByRole('combobox', { name: 'What is in Last' }));
  await chooseLast(user, 'Last name');
  await user.click(screen.getByRole('button', { name: 'See what would become of it' }));
  const bad = await screen.findByRole('list', { name: 'Lines left out, with the reason' });
  expect(within(bad).getByText('Mail: this is no e-mail address')).toBeTruthy();
  expect(within(bad).getByText('Line 4')).toBeTruthy();
  expect(screen.getByText(/nothing of theirs is overwritten.*2$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import 2 lines' }));
  expect(asked(calls, imports.start)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /Where does the data come from/ }), 'our former system');
  await user.click(screen.getByRole('radio', { name: 'The people have agreed' }));
  await user.click(screen.getByRole('button', { name: 'Import 2 lines' }));
  expect(await screen.findByText(/1 of 3 lines are in/)).toBeTruthy();
  expect(asked(calls, imports.start)).toMatchObject([
    { id, columns: ['email', 'firstName', 'lastName'], source: 'our former system', ground: 'consent' },
  ]);
});

test('a column takes a field away from the one that had it', async () => {
  const { user, calls } = await renderScreen(address, {
    visitor: 'recruiter',
    answers: [answer(imports.one, mapping), refuse(imports.check, 'invalid', [{ field: 'columns', message: 'x' }])],
  });
  await user.click(await screen.findByRole('combobox', { name: 'What is in Last' }));
  await chooseLast(user, 'First name');
  expect(screen.getByRole('combobox', { name: 'What is in First' })).toHaveProperty('value', 'Leave out');
  await user.click(screen.getByRole('button', { name: 'See what would become of it' }));
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('One column must hold the e-mail address'),
  );
  expect(asked(calls, imports.check)).toMatchObject([{ columns: ['email', 'none', 'firstName'] }]);
});

test('who is not told yet is said with the day, and undoing asks first', async () => {
  const done = {
    ...mapping,
    state: 'done' as const,
    done: 3,
    taken: 3,
    notice: { waiting: 3, told: 0, sending: false, until: '2026-12-20T08:00:00.000Z' },
  };
  const { user, calls } = await renderScreen(address, {
    visitor: 'recruiter',
    answers: [answer(imports.one, done), answer(imports.undo, {}), answer(imports.tell, {})],
  });
  expect(await screen.findByText('Whoever was not told by 20 December 2026 is deleted then.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo the import' }));
  expect(asked(calls, imports.undo)).toEqual([]);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo' }));
  expect(asked(calls, imports.undo)).toMatchObject([{ id }]);
  await user.click(screen.getByRole('button', { name: 'Send the notice' }));
  expect(asked(calls, imports.tell)).toMatchObject([{ id }]);
});

test('a table that cannot be read is answered with its line, and the page stays', async () => {
  const { user, path } = await renderScreen('/candidate-management/import', {
    visitor: 'recruiter',
    answers: [
      answer(imports.list, { items: [] }),
      refuse(imports.upload, 'table-unreadable', [{ field: 'file', message: 'line 7: a quotation mark is opened and not closed' }]),
    ],
  });
  await screen.findByText('Nothing has been imported yet');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no place for a file');
  await user.upload(input, new File(['a;b'], 'people.csv', { type: 'text/csv' }));
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining('from line 7 on'));
  expect(path()).toBe('/candidate-management/import');
});

const ofJobs: CandidateImport = {
  ...mapping,
  kind: 'jobs',
  fileName: 'jobs.csv',
  names: ['Title', 'Type', 'Ends'],
  samples: [{ line: 2, cells: ['Baker', 'Full time', '03/04/2031'] }],
  choices: { ...mapping.choices, columns: ['title', 'employmentType', 'closingDate'] },
  jobs: [],
};

test('jobs are brought along when that is chosen, and the file is taken for jobs', async () => {
  const { user, calls, path } = await renderScreen('/candidate-management/import', {
    visitor: 'recruiter',
    answers: [answer(imports.list, { items: [] }), answer(imports.upload, { id }), answer(imports.one, ofJobs)],
  });
  await user.click(await screen.findByRole('radio', { name: 'Jobs' }));
  expect(await screen.findByText(/Export your jobs from the former system/)).toBeTruthy();
  expect(path()).toContain('kind=jobs');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no place for a file');
  await user.upload(input, new File(['Title'], 'jobs.csv', { type: 'text/csv' }));
  expect(await screen.findByRole('combobox', { name: 'What is in Ends' })).toHaveProperty('value', 'Last day to apply');
  expect(asked(calls, imports.upload)).toMatchObject([{ kind: 'jobs', fileName: 'jobs.csv' }]);
});

test('the check says what the drafts lack and which lines are left out in words of the screen, and begins without more ado', async () => {
  let now = ofJobs;
  const { user, calls } = await renderScreen(address, {
    visitor: 'recruiter',
    answers: [
      answer(imports.one, () => now),
      answer(jobImports.check, {
        taken: 2,
        linked: 0,
        known: 1,
        refused: 1,
        more: false,
        doubles: [3],
        lacking: [{ field: 'places', lines: 2 }],
        problems: [{ line: 4, problems: [{ column: 'Type', fault: 'choice', allowed: ['Full Time', 'Apprenticeship'] }] }],
      }),
      answer(jobImports.start, () => {
        now = { ...ofJobs, state: 'done', done: 4, taken: 2, known: 1, refused: 1 };
        return {};
      }),
      answer(imports.refused, { items: [], total: 0, page: 1, count: 20 }),
    ],
  });
  await user.click(await screen.findByRole('radio', { name: '03/04 is 4 March' }));
  await user.click(screen.getByRole('button', { name: 'See what would become of it' }));
  expect(await screen.findByText('Type: one of Full Time, Apprenticeship')).toBeTruthy();
  expect(screen.getByText('2 have no place.')).toBeTruthy();
  expect(screen.getByText(/they are not duplicated. Lines: 3/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import 2 jobs' }));
  expect(await screen.findByText('2 lines were imported.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the drafts' }).getAttribute('href')).toBe('/job-management?state=draft');
  expect(asked(calls, jobImports.start)).toEqual([
    { id, columns: ['title', 'employmentType', 'closingDate'], dayFirst: false, language: 'en' },
  ]);
});

test('jobs that stayed when their import was undone are named with the reason', async () => {
  await renderScreen(address, {
    visitor: 'recruiter',
    answers: [
      answer(imports.one, { ...ofJobs, state: 'undone', done: 3, taken: 3, removed: 2, kept: 1 }),
      answer(jobImports.kept, {
        items: [{ line: 4, title: 'Baker', bookingId: 'b1', why: 'published' }],
        total: 1,
        page: 1,
        count: 20,
      }),
    ],
  });
  expect(await screen.findByText('Line 4 · was published')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open Baker' }).getAttribute('href')).toContain('/job-edit?bookingId=b1');
});

test('a ZIP beside the table is unpacked first, and what becomes of its files is said', async () => {
  const archive = { fileName: 'documents.zip', state: 'reading' as const, fault: null, files: 4, done: 1, given: 0, left: 0 };
  let now: CandidateImport = mapping;
  const { user, calls } = await renderScreen(address, {
    visitor: 'recruiter',
    answers: [
      answer(imports.one, () => now),
      answer(documentImports.upload, () => {
        now = { ...mapping, archive };
        return {};
      }),
      answer(documentImports.remove, () => {
        now = mapping;
        return {};
      }),
      answer(imports.check, {
        taken: 1,
        linked: 0,
        known: 0,
        refused: 0,
        more: false,
        doubles: [],
        problems: [],
        documents: {
          given: 1,
          to: [{ path: 'lina/cv.pdf', line: 2, name: 'Lina Berg' }],
          lacking: 1,
          lackingLines: [{ line: 2, file: 'gone.pdf', why: 'missing' }],
          nobody: 1,
          nobodyFiles: ['stray.pdf'],
          refused: 1,
          refusedFiles: [{ path: 'old.doc', fault: 'old-office' }],
        },
      }),
    ],
  });
  await screen.findByRole('button', { name: 'Choose a ZIP' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no place for a file');
  await user.upload(input, new File(['PK'], 'documents.zip', { type: 'application/zip' }));
  expect(await screen.findByText(/1 of 4 files are unpacked/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'See what would become of it' })).toHaveProperty('disabled', true);
  now = { ...mapping, archive: { ...archive, state: 'read', done: 4 } };
  expect(await screen.findByText('documents.zip: 4 files', undefined, { timeout: 5000 })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'See what would become of it' }));
  expect(within(await screen.findByRole('list', { name: 'Go to somebody' })).getByText('Lina Berg · lina/cv.pdf')).toBeTruthy();
  expect(screen.getByText('gone.pdf is not in the ZIP')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Belong to nobody' })).getByText('stray.pdf')).toBeTruthy();
  expect(screen.getByText(/old.doc: it is of an Office before 2007/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove the ZIP' }));
  await screen.findByRole('button', { name: 'Choose a ZIP' });
  expect(screen.queryByText('stray.pdf')).toBeNull();
  expect(asked(calls, documentImports.remove)).toMatchObject([{ id }]);
});
