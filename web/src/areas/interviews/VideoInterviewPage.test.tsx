import 'fake-indexeddb/auto';
import { screen as page, waitFor, within } from '@testing-library/react';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import { type InterviewView, interview, type LandingView } from '@vitrine/contract/interviews/interview.ts';
import type { Take } from '@vitrine/contract/interviews/parts.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { type OwnEffect, ownEffect } from '@vitrine/contract/speech-effect/own.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { keptSession } from '../../platform/session/kept-session.ts';
import { clearSession, session, storeSession } from '../../platform/session/session.ts';
import { answer, refuse, renderScreen } from '../../testing.tsx';

const landing: LandingView = {
  jobcodeId: 'abc234',
  bookingId: 'book22',
  title: 'Night baker',
  introduction: 'We bake while the town sleeps.',
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
  mine: 'none',
};

const asked: OwnEffect = {
  offered: true,
  companyName: 'Lindenhof',
  purpose: 'To talk about how answers are worded.',
  responsible: 'Ada Lovelace',
  assessmentUrl: 'https://lindenhof.example/assessment',
  consents: { counting: null, company: null, dossier: null },
  text: '',
  effect: null,
  seen: '',
  releasedAt: null,
  fieldOfActivity: null,
};

const begun: InterviewView = {
  applicationId: '00000000-0000-4000-8000-000000000009',
  bookingId: 'book22',
  jobcodeId: 'abc234',
  uniqueId: 'u'.repeat(43),
  title: 'Night baker',
  companyName: 'Lindenhof',
  state: 'open',
  activeQuestionNo: 1,
  disconnectCount: 0,
  submitAtDeadline: false,
  transcriptionAgreed: false,
  closesAt: null,
  submittedAt: null,
  replyBy: null,
  answerKind: 'video',
  language: 'en',
  questions: [
    {
      questionNo: 1,
      text: 'Why bread?',
      video: null,
      kinds: ['video'],
      seconds: 60,
      thinkSeconds: 0,
      timed: true,
      attempts: 2,
      attemptsLeft: 2,
      skippable: false,
      request: 'none',
      takes: [],
    },
  ],
};

const path = '/video-interview/abc234';
// the consent that somebody gave is remembered while they sign in
beforeEach(() => sessionStorage.clear());

const here = (change: Partial<LandingView>) => [answer(interview.landing, { ...landing, ...change })];

it('an interview in another language than the page says so before it begins, and its words are marked for screen readers', async () => {
  await renderScreen(path, { answers: here({ language: 'fr', title: 'Boulanger de nuit', introduction: 'La ville dort.' }) });
  expect(await page.findByText('The questions are in French')).toBeTruthy();
  for (const text of ['Boulanger de nuit', 'La ville dort.']) expect(page.getByText(text).getAttribute('lang')).toBe('fr');
});

it('an interview in the language of the page says nothing of languages', async () => {
  await renderScreen(path, { answers: here({}) });
  expect(await page.findByText('Night baker')).toBeTruthy();
  expect(page.queryByText(/The questions are in/)).toBeNull();
});

describe('why there is no interview, in the words of the specification', () => {
  it.each([
    ['expired', 'Interview Expired', 'The job interview is expired'],
    ['unavailable', "The video interview isn't available anymore", ''],
    ['too-late', 'Too late', ''],
  ] as const)('%s', async (state, title, text) => {
    await renderScreen(path, { answers: here({ state }) });
    expect(await page.findByRole('heading', { name: title })).toBeTruthy();
    expect(page.getByRole('alert').textContent).toContain(text);
  });

  it('administrators', async () => {
    await renderScreen(path, { visitor: 'admin', answers: here({}) });
    expect(await page.findByRole('heading', { name: 'As an administrator, you cannot do the interview' })).toBeTruthy();
  });

  it('recruiters', async () => {
    await renderScreen('/job-interview/abc234', { visitor: 'recruiter', answers: here({}) });
    expect(await page.findByRole('heading', { name: 'As a recruiter, you cannot do the interview' })).toBeTruthy();
  });

  it('a job code that does not exist', async () => {
    await renderScreen(path, { answers: [refuse(interview.landing, 'not-found')] });
    expect(await page.findByRole('heading', { name: "The video interview isn't available anymore" })).toBeTruthy();
  });

  it('nothing of the frame stands around it', async () => {
    const { container } = await renderScreen(path, { visitor: 'candidate', answers: here({}) });
    await page.findByRole('heading', { name: 'Night baker' });
    expect(container.querySelectorAll('header, footer, nav').length).toBe(0);
  });
});

describe('a browser that was here before', () => {
  const expiresAt = '2100-01-01T00:00:00.000Z';
  const film = { url: '/film.mp4', contentType: 'video/mp4', poster: null, seconds: 20, processing: false, quiet: [], expiresAt };
  const again = () => page.queryByRole('button', { name: 'Watch the welcome from Lindenhof again' });

  it('shows the welcome of a job code once and keeps that; seen again it stands behind a button (R101)', async () => {
    const { user } = await renderScreen(path, { answers: here({ welcomeVideo: film }) });
    const goOn = await page.findByRole('button', { name: 'Go on' });
    expect(again()).toBeNull();
    await user.click(page.getByRole('checkbox'));
    await user.click(goOn);
    expect(localStorage.getItem('skipBtn')).toBe('["abc234"]');
    await user.click(page.getByRole('button', { name: 'Back' }));
    await page.findByRole('button', { name: 'Go on' });
    expect(document.querySelector('video')).toBeNull();
    await user.click(again() ?? document.body);
    expect(document.querySelector('video')).not.toBeNull();
  });
});

describe('before the interview', () => {
  const invited = { firstName: 'Mara', lastName: 'Olsen', email: 'mara@mail.example' };

  it('asks whoever was invited for one box and one button, and for no word that the invitation knows', async () => {
    const asks = { name: 'Rosa Feld', picture: null };
    const answers = [...here({ invited, asks }), answer(registration.guest, { mailed: true })];
    const { user, calls } = await renderScreen(`${path}/secret`, { answers });
    expect(await page.findByText('Rosa Feld of Lindenhof invites you')).toBeTruthy();
    expect(document.body.textContent).not.toContain('mara@mail.example');
    await user.click(page.getByRole('checkbox'));
    await user.click(page.getByRole('button', { name: 'Go on as Mara' }));
    await waitFor(() =>
      expect(calls.find((call) => call.route === registration.guest.route)?.asked).toMatchObject({ ...invited, termsAccepted: true }),
    );
    expect(await page.findByRole('heading', { name: 'Please look into your mailbox' })).toBeTruthy();
  });

  it('asks who it is where somebody else has opened the link, and fills in nothing', async () => {
    const { user, calls } = await renderScreen(`${path}/secret`, { answers: here({ invited }) });
    await user.click(await page.findByRole('button', { name: 'Not you?' }));
    await user.click(page.getByRole('checkbox'));
    await user.click(page.getByRole('button', { name: 'Go on' }));
    const value = (label: RegExp) => (page.getByLabelText(label) as HTMLInputElement).value;
    expect([value(/First name/), value(/Last name/), value(/E-mail address/)]).toEqual(['', '', '']);
    expect(calls.some((call) => call.route === registration.guest.route)).toBe(false);
  });

  it('leads whoever was invited and has an account to signing in', async () => {
    const answers = [...here({ invited }), refuse(registration.guest, 'already-registered')];
    const { user } = await renderScreen(`${path}/secret`, { answers });
    await user.click(await page.findByRole('checkbox'));
    await user.click(page.getByRole('button', { name: 'Go on as Mara' }));
    expect(await page.findByText('This address has an account. Please sign in below.')).toBeTruthy();
  });

  it('says by when to come back to somebody who would rather do it later', async () => {
    const { user } = await renderScreen(path, { answers: here({ closesAt: '2100-05-01T10:00:00.000Z' }) });
    await user.click(await page.findByRole('button', { name: 'Later' }));
    expect(page.getByText(/Come back by the same link whenever it suits you, until 1 May 2100/)).toBeTruthy();
  });

  it('shows whoever answers without video the first question, to be answered in writing', async () => {
    const started = { ...landing, mine: 'started' as const };
    let asked = 0;
    const answers = [
      answer(interview.landing, () => (asked++ === 0 ? landing : started)),
      answer(interview.begin, begun),
      answer(interview.view, begun),
      answer(interview.track, { activeQuestionNo: 1, disconnectCount: 0 }),
    ];
    const { user } = await renderScreen(path, { visitor: 'candidate', answers });
    await user.click(await page.findByRole('checkbox'));
    await user.click(page.getByRole('button', { name: 'Answer without video' }));
    expect(await page.findByRole('heading', { name: 'Why bread?' })).toBeTruthy();
    expect(page.getByLabelText('Your answer')).toBeTruthy();
  });

  it('shows answers that are kept as a strip: one is looked at, one will be sent, and nothing is called sent', async () => {
    const film = {
      url: '/f.mp4',
      contentType: 'video/mp4',
      poster: '/p.jpg',
      seconds: 5,
      processing: false,
      quiet: [],
      expiresAt: '2100-01-01T00:00:00.000Z',
    };
    const kept = (takeId: string, ordinal: number, chosen: boolean): Take => ({
      takeId,
      ordinal,
      chosen,
      questionNo: 1,
      kind: 'video',
      state: 'finished',
      endedBy: 'stopped',
      bytes: 9,
      length: 9,
      complete: true,
      mediaState: 'ready',
      media: film,
      text: null,
      fileName: null,
      trim: null,
      uploaded: false,
      startedAt: '2026-01-01T00:00:00.000Z',
    });
    const view = { ...begun, questions: begun.questions.map((one) => ({ ...one, takes: [kept('a', 1, false), kept('b', 2, true)] })) };
    const answers = [
      ...here({ mine: 'started' }),
      answer(interview.view, view),
      answer(interview.track, { activeQuestionNo: 1, disconnectCount: 0 }),
      answer(takes.choose, kept('a', 1, true)),
    ];
    const { user, calls } = await renderScreen(path, { visitor: 'candidate', answers });
    await user.click(await page.findByRole('button', { name: 'Continue' }));
    await user.click(await page.findByRole('button', { name: 'Go on without a camera' }));
    const strip = within(await page.findByRole('list', { name: 'Your recordings' })).getAllByRole('button');
    expect(strip.map((one) => one.textContent)).toEqual(['Recording 1', 'Recording 2This one will be sent']);
    expect(page.getByRole('group', { name: 'Recording 2' })).toBeTruthy();
    expect(page.getByText('Kept with us. Lindenhof sees nothing until you send it.')).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Use this one' })).toBeNull();
    await user.click(strip[0] ?? document.body);
    expect(page.getByRole('group', { name: 'Recording 1' })).toBeTruthy();
    await user.click(page.getByRole('button', { name: 'Use this one' }));
    await waitFor(() => expect(calls.find(({ route }) => route === takes.choose.route)?.asked).toEqual({ takeId: 'a' }));
  });

  it('says who will see it and until when an answer is promised, and that it was begun', async () => {
    await renderScreen(path, {
      visitor: 'candidate',
      answers: here({ mine: 'started', invited: { firstName: 'Mara', lastName: 'Olsen', email: 'mara@mail.example' } }),
    });
    expect(await page.findByText('You already started the video interview')).toBeTruthy();
    expect(page.getByText('3 people at Lindenhof can see your answers.')).toBeTruthy();
    expect(page.getByText('You will have a reply within 5 days of sending.')).toBeTruthy();
    expect(page.getByText(/Hello Mara/)).toBeTruthy();
  });

  it('says how many answers are kept to whoever comes back, with the way to everything else they can do', async () => {
    await renderScreen(path, { visitor: 'candidate', answers: [...here({ mine: 'started' }), answer(interview.view, begun)] });
    expect(await page.findByText(/^0 of (one answer|\d+ answers)/)).toBeTruthy();
    expect(page.getByRole('link', { name: 'Ask, withdraw or delete' }).getAttribute('href')).toBe(`/application/${landing.bookingId}`);
  });

  it('warns where the browser cannot record', async () => {
    await renderScreen(path, { answers: here({}) });
    expect(await page.findByText('Your browser is not supported')).toBeTruthy();
  });

  it('lets whoever is signed in go on as who they are, whomever the link invites', async () => {
    const answers = [...here({ invited }), answer(interview.begin, begun)];
    const { user, calls } = await renderScreen(`${path}/secret`, { visitor: 'candidate', answers });
    expect(page.queryByRole('button', { name: 'Go on as Mara' })).toBeNull();
    await user.click(await page.findByRole('checkbox'));
    await user.click(await page.findByRole('button', { name: 'Go on as Ada' }));
    await waitFor(() => expect(calls.some((call) => call.route === interview.begin.route)).toBe(true));
    expect(calls.some((call) => call.route === registration.guest.route)).toBe(false);
  });

  it('begins nothing without consent', async () => {
    const { user, calls } = await renderScreen(path, { visitor: 'candidate', answers: [...here({}), answer(interview.begin, begun)] });
    await user.click(await page.findByRole('button', { name: 'Go on as Ada' }));
    expect(page.getByText('Please accept this to go on')).toBeTruthy();
    expect(calls.some((call) => call.route === interview.begin.route)).toBe(false);
    await user.click(page.getByRole('checkbox', { name: /I agree that my answers/ }));
    await user.click(page.getByRole('button', { name: 'Go on as Ada' }));
    await waitFor(() =>
      expect(calls.find((call) => call.route === interview.begin.route)?.asked).toMatchObject({ jobcodeId: 'abc234', consent: true }),
    );
  });

  it('that a program writes down what is said is agreed to apart, and says where the sound goes', async () => {
    const answers = [
      ...here({ transcription: 'speech.example', mine: 'started' }),
      answer(interview.view, begun),
      answer(interview.begin, begun),
    ];
    const { user, calls } = await renderScreen(path, { visitor: 'candidate', answers });
    expect(await page.findByText(/the sound of your answers goes to speech.example/)).toBeTruthy();
    const program = page.getByRole<HTMLInputElement>('checkbox', { name: /A program may write down/ });
    expect(program.checked).toBe(false);
    await user.click(program);
    await waitFor(() =>
      expect(calls.find((call) => call.route === interview.begin.route)?.asked).toMatchObject({
        consent: true,
        submitAtDeadline: false,
        transcription: 'speech.example',
      }),
    );
  });

  it('counting how words may come across is asked before anything is recorded, with its reason, and needed by nobody', async () => {
    const { user, calls } = await renderScreen(path, {
      visitor: 'candidate',
      answers: [
        ...here({ mine: 'started' }),
        answer(interview.view, begun),
        answer(ownEffect.look, asked),
        answer(ownEffect.consent, asked),
      ],
    });
    const counting = await page.findByRole<HTMLInputElement>('checkbox', { name: /Count how the words that I release/ });
    expect(counting.checked).toBe(false);
    expect(page.getByText(/To talk about how answers are worded/)).toBeTruthy();
    expect(page.getByRole('link', { name: 'Impact assessment' }).getAttribute('href')).toBe(asked.assessmentUrl);
    expect(page.getByRole('button', { name: 'Continue' })).toBeTruthy();
    await user.click(counting);
    const sent = { applicationId: begun.applicationId, consent: 'counting', given: true };
    await waitFor(() => expect(calls.find(({ route }) => route === ownEffect.consent.route)?.asked).toEqual(sent));
  });

  it('a guest whose address is known is sent to the mailbox', async () => {
    const { user } = await renderScreen(`${path}/secret`, { answers: [...here({}), answer(registration.guest, { mailed: true })] });
    await user.click(await page.findByRole('checkbox'));
    await user.click(page.getByRole('button', { name: 'Go on' }));
    await user.type(page.getByLabelText(/First name/), 'Mara');
    await user.type(page.getByLabelText(/Last name/), 'Olsen');
    await user.type(page.getByLabelText(/E-mail address/), 'mara@mail.example');
    await user.click(page.getByRole('button', { name: 'Go on as a guest' }));
    expect(await page.findByRole('heading', { name: 'Please look into your mailbox' })).toBeTruthy();
  });
});

it('a link to an answer that has expired says so', async () => {
  await renderScreen('/interview-video', { answers: [refuse(answers.openLink, 'link-expired')] });
  expect(await page.findByRole('heading', { name: 'This link is no longer good' })).toBeTruthy();
});

describe('a browser that was killed before it wrote its storage', () => {
  const guest = { token: 'g'.repeat(43), userType: 'Candidate', userEmail: 'mia@mail.example' } as const;

  it('knows whose interview it is when it is opened again, and not after signing out', async () => {
    const { router } = await renderScreen('/jobs', { answers: [answer(interview.landing, landing)] });
    storeSession(guest);
    router.history.push('/video-interview/abc234');
    await waitFor(async () => expect(await keptSession.read()).toMatchObject({ token: guest.token }));

    const killed = await renderScreen('/jobs', { answers: [answer(interview.landing, landing)] });
    await keptSession.keep(guest);
    expect(session()).toBeNull();
    killed.router.history.push('/video-interview/abc234');
    await waitFor(() => expect(session()?.token).toBe(guest.token));

    clearSession();
    await waitFor(async () => expect(await keptSession.read()).toBeUndefined());
  });
});
