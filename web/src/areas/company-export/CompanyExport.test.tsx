import { screen as page, within } from '@testing-library/react';
import { sessions } from '@vitrine/contract/accounts/sessions.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import { type CompanyExport, companyExport } from '@vitrine/contract/company-export/company-export.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { retention } from '@vitrine/contract/privacy/retention.ts';
import { expect, test } from 'vitest';
import { type Answer, answer, corporateInfo, refusal, renderScreen } from '../../testing.tsx';

const at = '2026-11-20T08:05:00.000Z';
const none: CompanyExport = {
  state: 'none',
  done: 0,
  total: 0,
  bytes: 0,
  missing: 0,
  fault: null,
  createdAt: null,
  expiresAt: null,
  fetchedAt: null,
};
const me = { id: '00000000-0000-4000-8000-000000000001', email: 'rosa@lindenhof.test', firstName: 'Rosa', lastName: 'Linden' };

const open = (answers: readonly Answer[], role: 'owner' | 'recruiter' = 'owner') =>
  renderScreen('/recruiter-settings/data-protection', {
    visitor: 'recruiter',
    answers: [
      answer(team.info, { ...me, role, department: null, profilePic: null, corporateInfo }),
      answer(retention.settings, { country: 'DE', fileMonths: 6, videoMonths: 3 }),
      answer(audit.list, { items: [], more: false }),
      answer(team.list, { items: [] }),
      ...answers,
    ],
  });
const section = async () => within(await page.findByRole('region', { name: 'Take everything along' }));

test('the owner asks for the export with the password, and reads how far it is', async () => {
  let shown = false;
  let state = none;
  const { user } = await open([
    answer(companyExport.state, () => state),
    answer(companyExport.start, () => {
      if (!shown) throw refusal('password-needed');
      state = { ...none, state: 'working', done: 312, total: 2480, bytes: 1_200_000_000, createdAt: at };
      return state;
    }),
    answer(sessions.showPassword, () => {
      shown = true;
      return {};
    }),
  ]);
  await user.click(await (await section()).findByRole('button', { name: 'Prepare the export' }));
  await user.type(await page.findByLabelText('Password', { selector: 'input' }), 'quiet amber lighthouse');
  await user.keyboard('{Enter}');
  expect(await (await section()).findByText(/312 of 2,480 files put in, 1.2 GB so far/)).toBeTruthy();
});

test('what could not be put in is said beside the download', async () => {
  await open([
    answer(companyExport.state, { ...none, state: 'ready', done: 9, total: 9, bytes: 5_000_000, missing: 2, createdAt: at, expiresAt: at }),
  ]);
  const own = await section();
  expect(await own.findByText('2 files could not be put in; files.csv names them.')).toBeTruthy();
  expect(own.getByRole('button', { name: 'Download the ZIP' })).toBeTruthy();
});

test('that there is no room is said, and that nothing has to be done', async () => {
  await open([answer(companyExport.state, { ...none, state: 'waiting', fault: 'no-room', createdAt: at })]);
  expect(await (await section()).findByText(/There is no room for the export/)).toBeTruthy();
});

test('whoever does not own the company is offered nothing', async () => {
  await open([], 'recruiter');
  expect(await page.findByRole('region', { name: 'How long applications are kept' })).toBeTruthy();
  expect(page.queryByRole('region', { name: 'Take everything along' })).toBeNull();
});
