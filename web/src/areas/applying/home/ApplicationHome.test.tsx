import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { messages } from '@vitrine/contract/chat/messages.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { interview, type LandingView } from '@vitrine/contract/interviews/interview.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { ownTalks } from '@vitrine/contract/talks/own.ts';
import { describe, expect, it } from 'vitest';
import { session } from '../../../platform/session/session.ts';
import { answer, refuse, renderScreen } from '../../../testing.tsx';
import { homeOf, ownOf } from './home-of.ts';

type Home = Reply<typeof applicationHome.show>;

const landing: LandingView = {
  jobcodeId: 'abc234',
  bookingId: 'book22',
  title: 'Night baker',
  introduction: '',
  language: 'en',
  companyName: 'Lindenhof',
  companyLogo: null,
  look: null,
  welcomeVideo: null,
  questionCount: 2,
  minutes: 6,
  reviewers: 3,
  replyDays: 5,
  closesAt: null,
  transcription: null,
  state: 'open',
  invited: null,
  asks: null,
  mine: 'sent',
};

const path = '/video-interview/abc234';
const change = { what: 'status', at: '2026-03-05T09:00:00.000Z' } as const;
const at = (home: Partial<Home>, here: Partial<LandingView> = {}) => [
  answer(interview.landing, { ...landing, ...here }),
  answer(applicationHome.show, homeOf(home)),
];
const stations = () =>
  within(screen.getByRole('list', { name: 'The progress of your application' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const stationNow = () => document.querySelector('[aria-current="step"]')?.textContent;

const talk = {
  webex: null,
  recordable: false,
  startsAt: '2031-07-01T08:00:00.000Z',
  minutes: 45,
  timeZone: 'UTC',
  place: 'Mill Road 3',
  calendar: 'BEGIN:VCALENDAR',
  people: [],
};

describe('at the link of the interview', () => {
  it('who comes back finds the application, in the words of the specification (R204)', async () => {
    await renderScreen(path, { visitor: 'candidate', answers: at({ guest: false }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Night baker' })).toBeTruthy();
    expect(screen.getByText('Already applied')).toBeTruthy();
    expect(screen.getByText(/You have already applied for this job position/)).toBeTruthy();
  });

  it('a guest who comes back to see how it stands is not told of having applied', async () => {
    await renderScreen(path, { visitor: 'candidate', answers: at({ guest: true }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Night baker' })).toBeTruthy();
    expect(screen.queryByText('Already applied')).toBeNull();
  });

  it.each([
    ['begun and over', { state: 'too-late', mine: 'started' }, { interview: 'closed', sentAt: null, history: [] }],
    ['applied for, and its interview is over', { state: 'expired', mine: 'applied' }, { interview: 'none', sentAt: null }],
  ] as const)('an interview that was %s leads there as well', async (_what, here, home) => {
    await renderScreen(path, { visitor: 'candidate', answers: at({ ...home, history: [] }, here) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Night baker' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Withdraw application' })).toBeTruthy();
  });

  it('a guest withdraws, and deletes everything', async () => {
    const erased = answer(privacy.eraseGuest, {});
    const { user, path: now } = await renderScreen(path, { visitor: 'candidate', answers: [...at({ status: 'Accepted' }), erased] });
    expect(await screen.findByText(/the company would like to have you/)).toBeTruthy();
    expect(screen.getByText(/Lindenhof gets in touch with you about what comes next/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Withdraw application' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete everything' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete everything' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Everything is deleted' })).toBeTruthy();
    expect(now()).toBe('/farewell');
    expect(session()).toBeNull();
  });

  it('where this is not the session of the person the way in is mailed, and nothing of the person is shown', async () => {
    const answers = [...at({ own: null }, { mine: 'elsewhere' }), answer(applicationHome.mailWayIn, {})];
    const { user, calls } = await renderScreen(`${path}/secret`, { answers });
    await user.click(await screen.findByRole('button', { name: 'Send me my link' }));
    expect(await screen.findByText(/on its way to the address/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Withdraw application' })).toBeNull();
    expect(calls.find((call) => call.route === applicationHome.mailWayIn.route)?.asked).toEqual({
      jobcodeId: 'abc234',
      uniqueId: 'secret',
    });
  });
});

const opened = (home: Partial<Home>) =>
  renderScreen('/application/book22', { visitor: 'candidate', answers: [answer(applicationHome.show, homeOf(home))] });

describe('the stations', () => {
  it('say what has happened on which day, who has opened it, and until when an answer is promised', async () => {
    await opened({ replyBy: '2026-03-09', seen: { at: '2026-03-03T09:00:00.000Z', by: ['Rosa Linden', 'Timo Kern'], others: 1 } });
    await screen.findByRole('heading', { level: 1 });
    expect(stations()).toEqual([
      'Received02/03/2026',
      'Openedby Rosa Linden, Timo Kern and 1 more person, first on 03/03/2026',
      'Being considered (still to come)',
      'Talk (still to come)',
      'Decision (still to come)promised by 09/03/2026',
    ]);
    expect(stationNow()).toContain('Opened');
  });

  it('a talk whose date is set says so, and the day of the invitation is not taken for that of the talk', async () => {
    await opened({ status: 'Interview', history: [...homeOf().history, { ...change, status: 'Interview' }], own: ownOf({ talk }) });
    expect(await screen.findByText('Talk arranged')).toBeTruthy();
    expect(stations().find((one) => one?.startsWith('Talk'))).toContain('Talkinvited on 05/03/2026');
  });

  it('a decision stands at the end, and what was left out does not stand before it', async () => {
    await opened({ status: 'Denied', history: [...homeOf().history, { ...change, status: 'Denied' }], replyBy: '2026-03-09' });
    await screen.findByRole('heading', { level: 1 });
    expect(stations()).toEqual(['Received02/03/2026', 'Not this time05/03/2026']);
    // there is nothing left to take back
    expect(screen.queryByRole('button', { name: 'Withdraw application' })).toBeNull();
  });

  it('withdrawing ends the way', async () => {
    await opened({ status: 'Declined', withdrawnAt: '2026-03-04T09:00:00.000Z' });
    await screen.findByRole('heading', { level: 1 });
    expect(stations()).toEqual(['Received02/03/2026', 'Withdrawn by you04/03/2026']);
    expect(screen.getByText(/Nothing any more/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Withdraw application' })).toBeNull();
  });

  it('an application whose interview waits leads on to it', async () => {
    await opened({
      interview: 'offered',
      sentAt: null,
      guest: false,
      uniqueId: 'u'.repeat(43),
      history: [{ what: 'applied', status: null, at: '2026-03-02T09:00:00.000Z' }],
    });
    const way = await screen.findByRole('link', { name: 'To the interview' });
    expect(way.getAttribute('href')).toBe(`/video-interview/abc234/${'u'.repeat(43)}`);
    expect(stations()[1]).toBe('Video interview (still to come)waits for you');
    expect(screen.getByRole('button', { name: 'I need more time or another way to answer' })).toBeTruthy();
  });
});

describe('what is there of the person', () => {
  const expiresAt = '2100-01-01T00:00:00.000Z';
  const take = {
    takeId: 't1',
    questionNo: 1,
    ordinal: 1,
    state: 'submitted',
    endedBy: 'stopped',
    chosen: true,
    bytes: 9,
    length: 9,
    complete: true,
    mediaState: 'ready',
    fileName: null,
    trim: null,
    uploaded: false,
    startedAt: '2026-03-02T08:50:00.000Z',
  } as const;
  const media = { url: '/film.mp4', contentType: 'video/mp4', poster: '/poster.jpg', seconds: 20, processing: false, quiet: [], expiresAt };

  it('films play, words are read, documents open, and the letters stand below with the newest open', async () => {
    const own = ownOf({
      message: 'I know the bread.',
      answers: [
        { questionNo: 1, question: 'Why bread?', answer: { ...take, kind: 'video', media, text: null } },
        { questionNo: 2, question: 'Why here?', answer: { ...take, questionNo: 2, kind: 'text', media: null, text: 'It smells good.' } },
        { questionNo: 3, question: 'Anything else?', answer: null },
      ],
      letters: [
        { id: '1', byCandidate: false, subject: 'Your interview was sent', body: 'Thank you.', sentAt: '2026-03-02T09:00:00.000Z' },
        { id: '2', byCandidate: true, subject: 'A question', body: 'Is there a bus?', sentAt: '2026-03-03T09:00:00.000Z' },
      ],
    });
    await opened({ own });
    const given = within(await screen.findByRole('region', { name: 'What Lindenhof has from you' }));
    expect(given.getByRole('group', { name: 'Your answer to question 1' }).querySelector('video')?.getAttribute('poster')).toBe(
      '/poster.jpg',
    );
    for (const shown of ['It smells good.', 'Left out', 'I know the bread.']) expect(given.getByText(shown)).toBeTruthy();
    const letters = within(screen.getByRole('region', { name: 'Letters' }));
    const [newest, first] = letters.getAllByRole('button');
    expect(newest?.textContent).toContain('You · 03/03/2026');
    expect([newest, first].map((one) => one?.getAttribute('aria-expanded'))).toEqual(['true', 'false']);
  });

  it('a question is sent to the company', async () => {
    const { user, calls } = await renderScreen('/application/book22', {
      visitor: 'candidate',
      answers: [answer(applicationHome.show, homeOf()), answer(applicationHome.ask, {})],
    });
    await user.click(await screen.findByRole('button', { name: 'Write to Lindenhof' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/The reply comes to mia@mail.example/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(calls.some(({ route }) => route === applicationHome.ask.route)).toBe(false);
    await user.type(dialog.getByRole('textbox', { name: 'Your question' }), 'Is there a bus?');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Your question is on its way')).toBeTruthy();
    expect(calls.find(({ route }) => route === applicationHome.ask.route)?.asked).toMatchObject({ message: 'Is there a bus?' });
  });

  it('an account has one way to write, and what was said last stands on the page', async () => {
    const conversation = {
      conversationId: '00000000-0000-4000-8000-000000000077',
      memberEmail: 'rosa@lindenhof.test',
      firstName: 'Rosa',
      lastName: 'Linden',
      picture: null,
      companyName: 'Lindenhof',
      candidate: false,
      bookingId: 'book22',
      title: 'Night baker',
      applicationId: null,
      lastNumber: 1,
      lastChange: 0,
      readNumber: 1,
      memberReadNumber: null,
      unread: 0,
      muted: false,
      blocked: false,
      last: null,
      writable: true,
    };
    const said = {
      fromEmail: 'rosa@lindenhof.test',
      msgSubject: '',
      message: 'We bake from two o’clock on.',
      attachBool: false,
      clientDate: '',
      msg: true as const,
      recipient: [],
      id: 'm1',
      clientId: 'c1',
      conversationId: conversation.conversationId,
      number: 1,
      serverDate: '2026-03-03T09:00:00.000Z',
      own: false,
      change: 0,
      edited: false,
      deleted: false,
      reply: null,
      handedOver: null,
      attachment: null,
      attachments: [],
    };
    await renderScreen('/application/book22', {
      visitor: 'candidate',
      answers: [
        answer(applicationHome.show, homeOf({ guest: false })),
        answer(conversations.about, conversation),
        answer(messages.history, { conversation, items: [said], earlier: false, later: false, changed: [] }),
      ],
    });
    const write = await screen.findByRole('link', { name: 'Write to Lindenhof' });
    expect(write.getAttribute('href')).toBe('/chat?job=book22');
    expect(screen.queryByRole('button', { name: 'Write to Lindenhof' })).toBeNull();
    const thread = within(await screen.findByRole('region', { name: 'Messages with Lindenhof' }));
    expect(await thread.findByText('We bake from two o’clock on.')).toBeTruthy();
    expect(thread.getByText(/Rosa Linden · 03\/03\/2026/)).toBeTruthy();
  });

  it('a guest makes it an account with the address filled in', async () => {
    const { user } = await renderScreen('/application/book22', {
      visitor: 'candidate',
      answers: [answer(applicationHome.show, homeOf()), answer(applying.list, { items: [], total: 0, page: 1, count: 40 })],
    });
    await user.click(await screen.findByRole('link', { name: 'Make an account' }));
    expect(((await screen.findByLabelText(/E-mail address/)) as HTMLInputElement).value).toBe('mia@mail.example');
  });
});

it('whoever comes by a link that is over reads what happened to it, and how to come in now', async () => {
  const answers = [refuse(applicationHome.show, 'not-found'), refuse(registration.guestByLink, 'link-expired')];
  await renderScreen('/application/book22?guest=old', { answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'This link is no longer good' })).toBeTruthy();
  expect(screen.getByText(/opens your application for 30 days.*your application itself stays as it is.*newest mail/i)).toBeTruthy();
});

it('whoever is signed in with another account is told so', async () => {
  await renderScreen('/application/book22', { visitor: 'candidate', answers: [refuse(applicationHome.show, 'not-found')] });
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no application here' })).toBeTruthy();
  expect(screen.getByText(/signed in as ada@example.org/)).toBeTruthy();
});

it('signed out, an application by its job asks to sign in and leads back to it', async () => {
  await renderScreen('/application/book22', { visitor: 'signed-out', answers: [refuse(applicationHome.show, 'not-found')] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to see your application' })).toBeTruthy();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    `/signup?mode=in&next=${encodeURIComponent('/application/book22')}`,
  );
});

describe('a talk at Webex', () => {
  it('asks whether the company may watch what is recorded, and takes a yes back', async () => {
    let recordable = false;
    const { user, calls } = await renderScreen(path, {
      visitor: 'candidate',
      answers: [
        ...at({}),
        answer(applicationHome.show, () => ({
          ...homeOf({ guest: false, status: 'Interview' }),
          own: ownOf({ talk: { ...talk, place: 'Webex', webex: 'making', recordable } }),
        })),
        answer(ownTalks.letRecordings, ({ agree }) => {
          recordable = agree;
          return {};
        }),
      ],
    });
    const box = await screen.findByRole('switch', { name: /may watch the recording afterwards/ });
    expect(box).toHaveProperty('checked', false);
    await user.click(box);
    await waitFor(() => expect(box).toHaveProperty('checked', true));
    await user.click(box);
    await waitFor(() => expect(box).toHaveProperty('checked', false));
    expect(calls.filter(({ route }) => route === ownTalks.letRecordings.route).map(({ asked }) => asked.agree)).toEqual([true, false]);
  });
});

describe('a talk with a date', () => {
  it('stands at its station with day, time and place, and goes into a calendar', async () => {
    const own = ownOf({ talk });
    await renderScreen(path, {
      visitor: 'candidate',
      answers: at({ status: 'Interview', history: [{ ...change, status: 'Interview' }], own }),
    });
    expect(await screen.findByText(/^Tuesday, 01\/07\/2031/)).toBeTruthy();
    expect(stationNow()).toContain('45 minutesMill Road 3');
    expect(screen.getByRole('button', { name: 'Put the talk in my calendar' })).toBeTruthy();
  });

  it('that does not suit is asked to be another one', async () => {
    const own = ownOf({ talk });
    const { user, calls } = await renderScreen(path, {
      visitor: 'candidate',
      answers: [...at({ status: 'Interview', history: [{ ...change, status: 'Interview' }], own }), answer(applicationHome.ask, {})],
    });
    await user.click(await screen.findByRole('button', { name: 'Ask for another date' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Another date for your talk' }));
    await user.type(dialog.getByRole('textbox', { name: 'When would it suit you?' }), 'On Friday');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('They are asked for another date')).toBeTruthy();
    expect(calls.find(({ route }) => route === applicationHome.ask.route)?.asked).toMatchObject({
      message: 'On Friday',
      about: 'other-date',
    });
  });

  it('of an application that was decided is shown no more', async () => {
    const own = ownOf({ talk });
    await renderScreen(path, { visitor: 'candidate', answers: at({ status: 'Denied', history: [{ ...change, status: 'Denied' }], own }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Night baker' })).toBeTruthy();
    expect(screen.queryByText(/Mill Road/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Put the talk in my calendar' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ask for another date' })).toBeNull();
  });

  it('at a link of a video call can be followed, and nothing else becomes a link', async () => {
    const own = (place: string) => ownOf({ talk: { ...talk, place } });
    const shown = (place: string) =>
      renderScreen(path, {
        visitor: 'candidate',
        answers: at({ status: 'Interview', history: [{ ...change, status: 'Interview' }], own: own(place) }),
      });
    await shown('https://meet.example/quince');
    expect((await screen.findByRole('link', { name: 'https://meet.example/quince' })).getAttribute('rel')).toContain('noopener');
  });
});
