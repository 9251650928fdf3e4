import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { companyJobs } from '@vitrine/contract/job-ads/jobs.ts';
import { type ProgressDocument, progressAsking } from '@vitrine/contract/progress-flow/asking.ts';
import { type PaperCell, type PapersOfCandidate, progressLists } from '@vitrine/contract/progress-flow/lists.ts';
import type { Paper } from '@vitrine/contract/progress-flow/papers.ts';
import { expect, test } from 'vitest';
import { answer, refusal, renderScreen } from '../../testing.tsx';

const id = (end: number) => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`;
const at = '2026-11-20T08:00:00.000Z';
const document = (number: number, pfTitle: string): ProgressDocument => ({
  pfId: id(number),
  pfTitle,
  pfSLNo: number,
  why: '',
  dueDate: null,
  dueDays: null,
  bookings: [],
});
const documents = [document(1, 'Tax number'), document(2, 'Insurance')];
const cell = (pfId: string, rest: Partial<PaperCell> = {}): PaperCell => ({
  pfId,
  status: 'missing',
  pfStatus: 'missing',
  hasFile: false,
  review: null,
  seen: true,
  dueOn: null,
  ...rest,
});
const person = {
  applicationId: id(9),
  candidate_id: id(8),
  name: 'Lina Berg',
  alias: 'A1',
  candidateEmail: 'lina@mail.example',
  bookingId: 'baker',
  title: 'Baker',
  since: at,
  byHand: false,
};
const row: PapersOfCandidate = {
  ...person,
  cells: [cell(id(1), { status: 'new', hasFile: true, review: 'open', seen: false }), cell(id(2), { dueOn: '2020-01-01' })],
  outstanding: 1,
  news: 1,
};
const file = { fileId: id(7), name: 'tax.docx', contentType: 'application/x', bytes: 900, at, review: 'open' as const, reason: '' };
const paper: Paper = {
  pfId: id(1),
  pfTitle: 'Tax number',
  pfSLNo: 1,
  why: '',
  status: 'new',
  pfStatus: 'missing',
  filePath: file.name,
  file,
  earlier: [],
  dueOn: null,
  seen: false,
};
const noJobs = answer(companyJobs.list, {
  items: [],
  total: 0,
  page: 1,
  count: 200,
  counts: { open: 0, draft: 0, closed: 0, archived: 0 },
});

test('the table says by word how every document of everybody stands, and how many have news: 200 at most are counted', async () => {
  const { calls } = await renderScreen('/progress-flow', {
    visitor: 'recruiter',
    answers: [
      noJobs,
      answer(progressLists.candidates, ({ only }) => ({ items: [row], total: only === 'news' ? 340 : 1, page: 1, count: 50, documents })),
    ],
  });
  const line = within(await screen.findByRole('row', { name: /Lina Berg/ }));
  expect(line.getAllByRole('cell').map((one) => one.textContent)).toEqual(['new', 'overdue']);
  expect(line.getByText('1 new · 1 missing')).toBeTruthy();
  expect(await screen.findByText('200+')).toBeTruthy();
  expect(calls.filter(({ asked }) => asked.only === 'news').map(({ asked }) => asked.count)).toEqual(['200']);
});

test('a document is looked at in the page, and refused only with a reason', async () => {
  const said: object[] = [];
  const user = userEvent.setup();
  await renderScreen(`/progress-flow?applicationId=${person.applicationId}`, {
    visitor: 'recruiter',
    answers: [
      noJobs,
      answer(progressLists.candidates, { items: [row], total: 1, page: 1, count: 50, documents }),
      answer(progressLists.candidate, { ...person, papers: [paper] }),
      answer(progressLists.seen, {}),
      answer(progressLists.show, {
        name: file.name,
        contentType: file.contentType,
        bytes: 900,
        url: '/api/media/x',
        saveUrl: '/api/media/y',
        preview: 'words',
        words: ['Tax number 12 345'],
      }),
      answer(progressLists.status, (asked) => {
        said.push(asked);
        return paper;
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Look at Tax number' }));
  expect(await screen.findByText('Tax number 12 345')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(screen.getByRole('button', { name: 'Refuse' })).toHaveProperty('disabled', true);
  await user.type(screen.getByRole('textbox', { name: /Why will it not do/ }), 'Blurred');
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  await screen.findByText('Refused; the person is told why');
  expect(said).toEqual([{ applicationId: person.applicationId, pfId: id(1), fileId: file.fileId, review: 'refused', reason: 'Blurred' }]);
});

test('where another file came while one was looked at, nothing is said of it, and it is the one that is looked at next', async () => {
  let there = file;
  const looked: string[] = [];
  const user = userEvent.setup();
  await renderScreen(`/progress-flow?applicationId=${person.applicationId}`, {
    visitor: 'recruiter',
    answers: [
      noJobs,
      answer(progressLists.candidates, { items: [row], total: 1, page: 1, count: 50, documents }),
      answer(progressLists.candidate, () => ({ ...person, papers: [{ ...paper, file: there, filePath: there.name }] })),
      answer(progressLists.seen, {}),
      answer(progressLists.show, ({ fileId }) => {
        looked.push(fileId);
        const { name, contentType } = there;
        return { name, contentType, bytes: 900, url: '/api/media/x', saveUrl: '/api/media/y', preview: 'words' as const, words: [name] };
      }),
      answer(progressLists.status, ({ fileId }) => {
        if (fileId !== there.fileId) throw refusal('changed-elsewhere');
        return paper;
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Look at Tax number' }));
  await screen.findByText('tax.docx', { selector: 'p' });
  there = { ...file, fileId: id(6), name: 'other.docx' };
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  const said = (await screen.findByText('Somebody else has changed this in the meantime')).closest('dialog');
  await user.click(within(said as HTMLElement).getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Look at Tax number' }));
  expect(await screen.findByText('other.docx', { selector: 'p' })).toBeTruthy();
  expect(looked.at(-1)).toBe(id(6));
});

test('the order of what is asked for is changed by its arrows, and said', async () => {
  let items = documents;
  const user = userEvent.setup();
  await renderScreen('/recruiter-settings/progress-flow', {
    visitor: 'recruiter',
    answers: [
      noJobs,
      answer(progressAsking.list, () => ({ items })),
      answer(progressAsking.reorder, ({ pfIds }) => {
        items = pfIds.flatMap((pfId) => documents.filter((one) => one.pfId === pfId));
        return { items };
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Move Insurance up' }));
  expect(await screen.findByText('Now number 1')).toBeTruthy();
  const list = within(screen.getByRole('list', { name: 'Documents' }));
  expect(list.getAllByRole('listitem').map((one) => /Insurance|Tax number/.exec(one.textContent ?? '')?.[0])).toEqual([
    'Insurance',
    'Tax number',
  ]);
});
