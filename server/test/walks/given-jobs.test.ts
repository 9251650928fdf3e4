import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { beforeAll, expect, test } from 'vitest';
import { givenHiringManager } from '../../src/areas/accounts/fixtures.ts';
import { openGuestReview } from '../../src/areas/guest-reviewers/fixtures.ts';
import { givenJobCode } from '../../src/areas/job-codes/fixtures.ts';
import { openSession } from '../../src/platform/sessions/sessions.ts';
import { confidential, givenStory, type Story } from '../story.ts';
import { givenEverything } from '../story-shown.ts';
import { startWorld } from '../world.ts';
import { allowed } from './callers.ts';
import { type Answered, call, everyEndpoint } from './endpoints.ts';
import { everyId, foreignInputs, type Ids } from './foreign-ids.ts';
import { type RowChanges, watchRows } from './row-changes.ts';

const t = await startWorld();
let story: Story;
let secrets: string[];
/** What is tried, and the same with ids that name nothing at all. */
let ids: Ids;
let nothings: Ids;
let mentions: string[];
let changes: () => Promise<RowChanges>;
/** Opens a session of who was given another job of the same company. */
let opened: Record<'hiring manager' | 'guest reviewer', () => Promise<string>>;
beforeAll(async () => {
  story = await givenStory(t);
  await givenEverything(t, story);
  secrets = [...confidential(story), 'Quince farmer', 'Why quinces of all things?'];
  ids = await everyId(t.world.db, 2);
  nothings = new Map([...ids].map(([place, values]) => [place, place === 'company.id' ? values : values.map(nobody)]));
  const named = new Set([...(await everyId(t.world.db, 1000))].flatMap(([place, values]) => (ofCompany.test(place) ? [] : values)));
  mentions = [...named].filter((one) => one.length >= 6);
  const own = await givenJobCode(await t.as(story.owner.id));
  const manager = (await givenHiringManager(t.world, story.companyId, [own.bookingId])).id;
  opened = {
    'hiring manager': () => openSession(t.world, manager),
    'guest reviewer': () => openGuestReview(t.world, own),
  };
  changes = await watchRows(t.world.db);
});

/** Not of the jobs: what a hiring manager shares with the company, and what belongs to nobody. */
const ofCompany = /^(company|speech_effect_use|installation|migration|rate_count|search_|session|audit_)/;

/** A value of the same shape that names nothing. */
function nobody(value: string) {
  if (isId(value)) return randomUUID();
  return value.includes('@') ? `nobody-${value}` : value.replace(/[a-z\d]/g, 'z');
}
const isId = (value: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** What of a reply depends on the moment alone. */
const timeless = (text: string) => text.replace(/"[^"]*\d{4}-\d\d-\d\dT[^"]*"/g, '"then"');

const seen = ({ status, text }: Answered) => `${status} ${timeless(text)}`;
const reaches = (kind: keyof typeof opened) =>
  everyEndpoint.flatMap(([route, one]) => (allowed[one.access].includes(kind) ? [[kind, route, one] as const] : []));

/** Those that mention somebody or something of the jobs that were not given. */
const belongings = (rows: string[]) => rows.filter((row) => mentions.some((id) => row.includes(id)));

/** A take has an id that nobody guesses; of one that is there, whoever is of any company hears that interviews are for candidates. */
const takesAreForCandidates = ['POST /api/interviews/take/choose', 'POST /api/interviews/take/discard', 'POST /api/interviews/take/trim'];
/** Makes somebody new of the address, who is known at the second call. */
const answersOnce = ['POST /api/registration/visitors'];

/** Everybody of a company may write to the others of it. */
const colleaguesAreKnown = [
  'POST /api/v2/inbox/chatattachment',
  'POST /api/v2/chat/chatattachment',
  'POST /api/v2/inbox/chatrecording',
  'GET /api/v2/inbox/template/list',
];

/** What anybody sees: nothing of the company's own beyond that. */
const isPublic = (endpoint: Endpoint) => endpoint.access === 'public';

test('there are rows to keep, and calls to try', async () => {
  expect(mentions.length).toBeGreaterThan(100);
  expect(reaches('hiring manager').filter(([, , one]) => !isPublic(one)).length).toBeGreaterThan(50);
  expect(reaches('guest reviewer').filter(([, , one]) => !isPublic(one)).length).toBeGreaterThan(10);
});

test.each([...reaches('hiring manager'), ...reaches('guest reviewer')])(
  'before a %s %s knows no job that was not given',
  async (kind, route, endpoint) => {
    await changes();
    const asked = foreignInputs(ids, endpoint);
    const none = foreignInputs(nothings, endpoint);
    for (const [index, input] of asked.entries()) {
      const reply = await call(t.app, endpoint, input, await opened[kind]());
      const about = `${JSON.stringify(input)}: ${seen(reply).slice(0, 400)}`;
      for (const secret of secrets) {
        const shown = isPublic(endpoint) || JSON.stringify(input).includes(secret);
        expect(shown || !reply.text.includes(secret), `${secret} in ${about}`).toBe(true);
      }
      if ([...takesAreForCandidates, ...answersOnce, ...colleaguesAreKnown].includes(route)) continue;
      const other = isPublic(endpoint)
        ? await call(t.app, endpoint, input)
        : await call(t.app, endpoint, none[index] ?? {}, await opened[kind]());
      expect(seen(reply), JSON.stringify(input)).toBe(seen(other));
    }
    // what everybody leaves behind with a link or a page is for another walk
    if (isPublic(endpoint)) return;
    const { gone, come } = await changes();
    expect(belongings(come), 'rows that are new or changed').toEqual([]);
    expect(belongings(gone), 'rows that are gone').toEqual([]);
  },
);
