/** Whoever is there on a day besides those in an interview: they look for jobs, review and invite, with pauses to think. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applicantLetters } from '@vitrine/contract/applicants/letters.ts';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { jobAdViewing } from '@vitrine/contract/job-ads/viewing.ts';
import { jobSearch } from '@vitrine/contract/job-search/search.ts';
import { people } from '@vitrine/contract/people/people.ts';
import type { Query } from '../../data/searches.ts';
import { asked, type Browser, callAs, headersOf, type Tally, think, wanted } from './tally.ts';

export async function searchOnce(tally: Tally, browser: Browser, queries: readonly Query[]) {
  const query = queries[Math.floor(Math.random() * queries.length)];
  const found = query && (await wanted(tally, 'search', () => callAs(tally, 'search', browser)(jobSearch.search, query)));
  return found?.items[0]?.bookingId;
}

/** Searches every 25 seconds, and opens the first job that is found after every third search. */
export async function searching(tally: Tally, browser: Browser, queries: readonly Query[], until: number) {
  const job = callAs(tally, 'job', browser);
  await sleep(Math.random() * Math.min(25_000, Math.max(0, until - performance.now())));
  while (performance.now() < until) {
    const bookingId = await searchOnce(tally, browser, queries);
    if (bookingId && Math.random() < 1 / 3) {
      await think(5, until);
      await wanted(tally, 'job', () => job(jobAdViewing.byBooking, { bookingId }));
    }
    await think(25, until);
  }
}

/** The first half a megabyte of a film, and the next while it plays. */
async function watch(tally: Tally, browser: Browser, url: string, until: number) {
  for (const range of ['bytes=0-524287', 'bytes=524288-1048575']) {
    await asked(tally, 'film', browser.url + url, { headers: { ...headersOf(browser), range } });
    await think(4, until);
  }
}

type Waiting = readonly { id: string; bookingId: string }[];

/** What a screen of a review asks for when somebody comes on its stage; returns whose job it is. */
export async function openReview(tally: Tally, browser: Browser, waiting: Waiting, until: number) {
  const one = waiting[Math.floor(Math.random() * waiting.length)];
  if (!one) throw new Error('nobody waits');
  const { id, bookingId } = one;
  const call = callAs(tally, 'review', browser);
  const [answers] = await Promise.all([
    wanted(tally, 'review', () => call(applicantAnswers.questionwise, { bookingId, id })),
    wanted(tally, 'review', () => call(applicants.one, { id })),
    wanted(tally, 'review', () => call(deciding.ratings, { id })),
    wanted(tally, 'review', () => call(scorecards.get, { id })),
    wanted(tally, 'review', () => call(comments.list, { id })),
    wanted(tally, 'review', () => call(applicantLetters.list, { id })),
  ]);
  const film = answers?.items[0]?.answer?.media?.url;
  if (!film) return bookingId;
  await wanted(tally, 'review', () => call(applicantAnswers.watched, { id, questionNo: 1 }));
  await watch(tally, browser, film, until);
  await wanted(tally, 'review', () => call(deciding.rate, { id, questionNo: 1, stars: 1 + Math.floor(Math.random() * 5) }));
  return bookingId;
}

/** Opens an applicant every 20 seconds, and a list after every fourth. */
export async function reviewing(tally: Tally, browser: Browser, waiting: Waiting, until: number) {
  const list = callAs(tally, 'list', browser);
  await sleep(Math.random() * Math.min(20_000, Math.max(0, until - performance.now())));
  while (performance.now() < until) {
    const bookingId = await openReview(tally, browser, waiting, until);
    const look = Math.random();
    if (look < 1 / 8) await wanted(tally, 'list', () => list(people.both, { page: 1 }));
    else if (look < 1 / 4) await wanted(tally, 'list', () => list(applicants.byBooking, { bookingId, page: 1 }));
    await think(11, until);
  }
}

/** Invites somebody every two seconds: a mail and what follows from it in the background. */
export async function inviting(tally: Tally, browser: Browser, bookingId: string, until: number) {
  const call = callAs(tally, 'invitation', browser);
  while (performance.now() < until) {
    const candidates = [{ email: `${randomUUID()}@mail.example`, firstName: 'Ina', lastName: 'Lade' }];
    await wanted(tally, 'invitation', () => call(invitations.invite, { bookingId, candidates }));
    await think(2, until);
  }
}
