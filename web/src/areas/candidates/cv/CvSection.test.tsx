import { screen, within } from '@testing-library/react';
import { type CvProposal, cvReading } from '@vitrine/contract/candidates/cv.ts';
import { profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { profile } from '@vitrine/contract/candidates/profile.ts';
import { expect, test } from 'vitest';
import { type Answer, answer, refusal, refuse, renderScreen } from '../../../testing.tsx';
import { own } from '../profile/fixtures.ts';

const post = { title: 'Baker', employer: 'Mill', place: '', description: '', fromMonth: 1, fromYear: 2017, toMonth: 12, toYear: 2019 };
const proposal: CvProposal = {
  format: 'pdf',
  changedAt: '2026-11-21T08:00:00.000Z',
  fields: [
    { field: 'profession', now: 'Baker', found: 'Miller', from: ['Miller'], doubts: [], known: false },
    { field: 'cTelephone', now: '', found: '0170 1234567', from: ['Tel. 0170 1234567'], doubts: [], known: false },
  ],
  experiences: [{ ...post, from: ['2017–2019 Baker, Mill'], doubts: ['years-only'], known: false }],
  educations: [],
  skills: [
    { name: 'Dough', from: ['Dough, Ovens'], doubts: [], known: true },
    { name: 'Ovens', from: ['Dough, Ovens'], doubts: [], known: false },
  ],
  languages: [{ language: 'French', level: 'fluent', now: 'basic', from: ['French C1'], doubts: [], known: false }],
  unplaced: [{ words: 'Chess and choir', why: 'no-place' }],
};

async function opened(...answers: Answer[]) {
  const { user, calls } = await renderScreen('/candidate-profile-edit?part=files', {
    visitor: 'candidate',
    answers: [answer(profile.own, own), ...answers],
  });
  await screen.findByRole('button', { name: 'Choose a CV' });
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no place for a file');
  await user.upload(input, new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }));
  const asked = (endpoint: { route: string }) => calls.find(({ route }) => route === endpoint.route)?.asked;
  return { user, asked, calls };
}

test('what is sure and new is ticked, what the person typed and what is in doubt is not', async () => {
  const { user, asked } = await opened(answer(cvReading.read, proposal), answer(cvReading.take, own));
  expect(await screen.findByRole('heading', { name: 'What cv.pdf says' })).toBe(document.activeElement);
  const ticked = () => screen.getAllByRole('checkbox', { checked: true }).map((one) => (one as HTMLInputElement).labels?.[0]?.textContent);
  expect(ticked()).toEqual(['Telephone: 0170 1234567', 'Ovens']);
  const row = within(screen.getByRole('checkbox', { name: 'Profession: Miller' }).closest('li') as HTMLElement);
  expect(row.getByText('Baker')).toBeTruthy();
  expect(screen.getByText('Without months in the CV: January and December were put in')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'What found no place' })).getByText('Chess and choir')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Baker, Mill' }));
  await user.click(screen.getByRole('button', { name: 'Take 3 details' }));
  await expect
    .poll(() => asked(cvReading.take))
    .toEqual({
      changedAt: proposal.changedAt,
      fields: { cTelephone: '0170 1234567' },
      experiences: [post],
      educations: [],
      skills: [{ name: 'Ovens' }],
      languages: [],
    });
  expect(asked(profileDocuments.create)).toBeUndefined();
});

test('one box ticks a group, without what stands in the profile already', async () => {
  const { user, asked } = await opened(
    answer(cvReading.read, { ...proposal, skills: [...proposal.skills, { name: 'Sieves', from: [], doubts: ['licence'], known: false }] }),
    answer(cvReading.take, own),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Skills: All' }));
  await user.click(screen.getByRole('button', { name: 'Take 3 details' }));
  await expect.poll(() => asked(cvReading.take)).toMatchObject({ skills: [{ name: 'Ovens' }, { name: 'Sieves' }] });
});

test('the CV is kept as a document where that is ticked', async () => {
  const { user, asked } = await opened(answer(cvReading.read, proposal), answer(cvReading.take, own), answer(profileDocuments.create, own));
  await user.click(await screen.findByRole('checkbox', { name: 'Keep the CV among my documents' }));
  await user.click(screen.getByRole('button', { name: 'Take 2 details' }));
  await expect.poll(() => asked(profileDocuments.create)).toMatchObject({ kind: 'cv' });
});

test('a scan is said to be one, and another file may be chosen', async () => {
  await opened(refuse(cvReading.read, 'cv-without-text'));
  expect((await screen.findByRole('alert')).textContent).toContain('This PDF holds pictures and no text');
  expect(screen.getByRole('button', { name: 'Choose a CV' })).toBeTruthy();
});

test('where the profile was changed meanwhile nothing is taken, the CV is read again, and it is said where that fails', async () => {
  let reads = 0;
  const { user } = await opened(
    answer(cvReading.read, () => {
      reads += 1;
      if (reads > 1) throw refusal('cv-unreadable');
      return proposal;
    }),
    refuse(cvReading.take, 'changed-elsewhere'),
  );
  await user.click(await screen.findByRole('button', { name: 'Take 2 details' }));
  await user.click(await screen.findByRole('button', { name: 'Read it again' }));
  expect((await screen.findByRole('alert')).textContent).toContain('No CV can be read from this file');
  expect(reads).toBe(2);
  expect(screen.getByRole('button', { name: 'Choose a CV' })).toBeTruthy();
});
