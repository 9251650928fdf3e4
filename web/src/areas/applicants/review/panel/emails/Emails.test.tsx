import { screen as page, within } from '@testing-library/react';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { reviewQueue } from '@vitrine/contract/applicants/queue.ts';
import { reviewRequests } from '@vitrine/contract/applicants/review-requests.ts';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import { type AttachedEmail, type BesideEmail, emailsBeside } from '@vitrine/contract/emails/beside.ts';
import { tracking } from '@vitrine/contract/interviews/tracking.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { expect, it } from 'vitest';
import { answer, renderScreen } from '../../../../../testing.tsx';
import { applicant, at, id, item, ready, waitingFor } from '../../fixtures.ts';

const own = (number: number): BesideEmail => ({
  message_id: id.replace(/.$/, `${number}`),
  sender: { name: 'Maëlys Chevalier', email: 'maelys@mail.example' },
  to: [{ name: '', email: 'ada@example.org' }],
  subject: `Shift ${number}`,
  receivedAt: at,
  seen: false,
  attachments: number === 1,
  sent: number === 2,
  attachedId: null,
});

const shared: AttachedEmail = {
  id,
  subject: 'Shift 1',
  from: 'Maëlys Chevalier',
  to: ['Ada Lovelace'],
  sentAt: at,
  text: 'May I come on Tuesday?',
  shortened: true,
  files: 2,
  by: 'Ada Lovelace',
  attachedAt: at,
  removable: true,
};

interface Given {
  visitor?: 'recruiter' | 'hiring-manager';
  blind?: boolean;
  mailbox?: string | null;
  many?: number;
  removable?: boolean;
}

/** The Person tab, with a mailbox in which so many e-mails stand; the first of them can be shared. */
async function person({ visitor = 'recruiter', blind = false, mailbox = 'ada@example.org', many = 2, removable = true }: Given = {}) {
  let attached = visitor === 'hiring-manager';
  const shown = await renderScreen(`/candidate-details/candidate/${id}`, {
    visitor,
    answers: [
      answer(reviewQueue.get, { items: waitingFor }),
      answer(applicants.one, { ...applicant, blind, email: blind ? '' : applicant.email }),
      answer(applicantAnswers.questionwise, { items: [item(ready)] }),
      answer(applicantAnswers.watched, {}),
      answer(deciding.ratings, { items: [] }),
      answer(scorecards.get, { current: null, draft: null, earlier: [] }),
      answer(comments.list, { items: [] }),
      answer(reviewRequests.list, { items: [] }),
      answer(talks.show, { talk: null, offer: null, interviewers: [] }),
      answer(tracking.optin, { state: 'none', questionNo: null, reason: '', requestedAt: null, decidedAt: null }),
      answer(emailsBeside.own, ({ count = 5 }) => ({
        mailbox,
        total: many,
        items: Array.from({ length: Math.min(many, Number(count)) }, (_, n) => ({
          ...own(n + 1),
          attachedId: n === 0 && attached ? id : null,
        })),
      })),
      answer(emailsBeside.attached, () => ({ items: attached ? [{ ...shared, removable }] : [] })),
      answer(emailsBeside.attach, () => {
        attached = true;
        return { attachedId: id };
      }),
      answer(emailsBeside.takeBack, () => {
        attached = false;
        return {};
      }),
    ],
  });
  await shown.user.click(await page.findByRole('tab', { name: 'Person' }));
  return shown;
}

const emails = () => page.findByRole('region', { name: 'E-mails' });

it('beside an application stand the own e-mails with that person, each with the way to it, and the way to write one', async () => {
  await person();
  const section = within(await emails());
  const first = await section.findByRole('link', { name: 'Shift 1' });
  expect(first.getAttribute('href')).toBe(`/emails?open=${own(1).message_id}`);
  expect(section.getByText(/from Maëlys Chevalier · 02\/03\/2026/)).toBeTruthy();
  expect(section.getByText(/to ada@example.org/)).toBeTruthy();
  expect(section.getAllByRole('img', { name: 'With attachments' })).toHaveLength(1);
  expect(section.getByRole('link', { name: 'Write an e-mail' }).getAttribute('href')).toContain('to=maelys%40mail.example');
});

it('of many e-mails a few are shown, and more when they are asked for', async () => {
  const { user } = await person({ many: 8 });
  const section = within(await emails());
  expect(await section.findAllByRole('link', { name: /^Shift/ })).toHaveLength(5);
  await user.click(section.getByRole('button', { name: 'Show more' }));
  expect(await section.findByRole('link', { name: 'Shift 8' })).toBeTruthy();
  expect(section.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('an e-mail is shared by one click and taken back by another one', async () => {
  const { user } = await person();
  const section = within(await emails());
  await user.click(await section.findByRole('button', { name: /^Share “Shift 1”/ }));
  expect(await section.findByText('May I come on Tuesday?')).toBeTruthy();
  expect(section.getByText('Shared by Ada Lovelace on 02/03/2026')).toBeTruthy();
  expect(section.getByText('2 attachments stay in the mailbox.')).toBeTruthy();
  expect(section.queryByRole('button', { name: /^Share “Shift 1”/ })).toBeNull();
  await user.click(await page.findByRole('button', { name: 'Undo' }));
  expect(await section.findByRole('button', { name: /^Share “Shift 1”/ })).toBeTruthy();
  expect(section.queryByText('May I come on Tuesday?')).toBeNull();
  await user.click(section.getByRole('button', { name: /^Share “Shift 1”/ }));
  await user.click(await section.findByText('Shift 1', { selector: 'summary *' }));
  await user.click(section.getByRole('button', { name: 'Take back “Shift 1”' }));
  expect(await section.findByRole('button', { name: /^Share “Shift 1”/ })).toBeTruthy();
});

it('somebody with given jobs reads what was shared, and is offered no mailbox', async () => {
  const { calls } = await person({ visitor: 'hiring-manager', removable: false });
  expect(await page.findByText('May I come on Tuesday?')).toBeTruthy();
  expect(page.queryByRole('button', { name: /Take back/ })).toBeNull();
  expect(page.queryByRole('link', { name: 'Write an e-mail' })).toBeNull();
  expect(calls.filter(({ route }) => route === emailsBeside.own.route)).toEqual([]);
});

it('without a mailbox there is the way to connect one', async () => {
  const { calls } = await person({ mailbox: null, many: 0 });
  const connect = await within(await emails()).findByRole('link', { name: 'Connect your mailbox' });
  expect(connect.getAttribute('href')).toBe('/emails');
  expect(calls.some(({ route }) => route === emailsBeside.own.route)).toBe(true);
});

it('where the name is left out nothing of e-mails is shown or asked', async () => {
  const { calls } = await person({ blind: true });
  expect(await page.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(page.queryByRole('region', { name: 'E-mails' })).toBeNull();
  expect(calls.filter(({ route }) => route === emailsBeside.own.route || route === emailsBeside.attached.route)).toEqual([]);
});
