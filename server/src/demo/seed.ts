import { randomUUID } from 'node:crypto';
import { applicants as applicantCalls } from '@vitrine/contract/applicants/applicants.ts';
import { comments as commentCalls } from '@vitrine/contract/applicants/comments.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { type Call, caller } from '@vitrine/contract/caller.ts';
import { day } from '@vitrine/contract/durations.ts';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import type { FastifyInstance } from 'fastify';
import { createAccount, createCompany, findAccountByEmail, hashPassword } from '../areas/accounts/index.ts';
import type { World } from '../platform/context.ts';
import type { Demo } from '../platform/demo-mode.ts';
import { openSession } from '../platform/sessions/sessions.ts';
import { writeAd, writeAds } from './ads.ts';
import { writeApplications } from './applications.ts';
import { clip } from './clips.ts';
import { presentCompany } from './company.ts';
import { tellConversations } from './conversations.ts';
import { judge } from './criteria.ts';
import { foundPeople } from './found-people.ts';
import { neighbours } from './neighbours-story.ts';
import { writeFound, writeProfile } from './profiles.ts';
import { applicationOf, closeEarlier, comeThrough, isTold, moveBack, openedEarlier } from './seed.sql.ts';
import { openShop } from './shop.ts';
import { furnishShowroom } from './showroom.ts';
import { applicants, bakerQuestions, clipOf, comments, corporate, type DemoApplicant, invited } from './story.ts';

/** The product's own calls on behalf of an account: the demo goes through the same rules as everybody. */
async function callerOf(world: World, app: FastifyInstance, accountId: string): Promise<Call> {
  const token = await openSession(world, accountId, { byPassword: true });
  return caller(async ({ method, url, json, form }) => {
    const encoded = form ? new Response(form) : undefined;
    const reply = await app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, ...(encoded ? { 'content-type': encoded.headers.get('content-type') ?? '' } : {}) },
      ...(encoded ? { payload: Buffer.from(await encoded.arrayBuffer()) } : method === 'POST' ? { payload: json ?? {} } : {}),
    });
    return { status: reply.statusCode, body: reply.json() };
  });
}

interface Cast {
  recruiter: Call;
  amir: Call;
  candidates: Map<string, Call>;
}

/** Does it with each, in their order but so many at a time. */
async function someAtOnce<T>(all: readonly T[], most: number, work: (one: T) => Promise<unknown>) {
  const left = all.values();
  const workOff = async () => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: most }, workOff));
}

/** Fills an empty house with people and what they did, so that every screen has something true to show; says what it is at. Done once. */
export async function seedDemo(world: World, app: FastifyInstance, demo: Demo, say: (step: string) => void) {
  if (await isTold(world.db)) return;
  say('The demo story is told once. First the people, …');
  const cast = await hire(world, app, demo);
  say('… the jobs, …');
  const { bakery, ...others } = await jobCodes(world, cast.recruiter);
  await cast.recruiter(invitations.invite, { bookingId: bakery.bookingId, candidates: invited, message: 'We would love to meet you.' });
  const begun: Begun[] = [];
  for (const person of applicants) begun.push(await begin(cast, bakery, person));
  // these know nothing of each other, and films keep other programs busy than ads do
  await Promise.all([
    writeAds(world, cast.recruiter, { bakery: bakery.bookingId, ...others }).then(() => settleNeighbours(world, app, demo)),
    presentCompany(cast.recruiter).then(() => settleSeekers(world, app, demo)),
    writeProfile(cast.candidates),
    someAtOnce(begun, 2, async (one) => {
      await answer(world, cast, bakery, one);
      say(`… the answer of ${one.person.firstName}, …`);
    }),
  ]);
  say('… and what the team made of them.');
  await writeApplications(world, cast.recruiter, cast.candidates);
  await openedEarlier(world.db, bakery.bookingId, 'recruiter@demo.example', world.newId);
  await talk(world, cast, bakery.bookingId);
  await comeThrough(world.db, 'recruiter@demo.example', corporate);
  await furnishShowroom(cast.recruiter, cast.candidates);
  await tellConversations(world, cast.recruiter, cast.candidates, bakery.bookingId);
  await judge({ bookingId: bakery.bookingId, by: cast, applicationOf: (email) => applicationOf(world.db, email, bakery.bookingId) });
  const administrator = await createAccount(world, {
    ...known(await hashPassword(demo.password)),
    email: 'admin@demo.example',
    userType: 'User',
    first_name: 'Ada',
    last_name: 'Winter',
  });
  // a slow machine tells so long that the password was shown too long ago for buying
  const owner = (await findAccountByEmail(world.db, 'recruiter@demo.example'))?.id ?? '';
  await openShop(await callerOf(world, app, administrator), await callerOf(world, app, owner));
}

const known = (password_hash: string) => ({ language: 'en' as const, password_hash, activated: true });

/** The company with its three recruiters, and the applicants' accounts; whoever is there already is not made again. */
async function hire(world: World, app: FastifyInstance, demo: Demo): Promise<Cast> {
  const common = known(await hashPassword(demo.password));
  const owner = await findAccountByEmail(world.db, 'recruiter@demo.example');
  const companyId = owner?.company_id ?? (await createCompany(world, 'Lindenhof Bakeries', ['food-beverage', 'retail']));
  const make = async (email: string, rest: Parameters<typeof createAccount>[1]) =>
    (await findAccountByEmail(world.db, email))?.id ?? (await createAccount(world, { ...rest, email }));
  const recruiter = (email: string, first_name: string, last_name: string, isOwner = false) =>
    make(email, { ...common, email, userType: 'Recruiter', companyId, role: isOwner ? 'owner' : 'recruiter', first_name, last_name });
  const rosa = await recruiter('recruiter@demo.example', 'Rosa', 'Linden', true);
  const amir = await recruiter('amir@demo.example', 'Amir', 'Haddad');
  await recruiter('claire@demo.example', 'Claire', 'Moreau');
  const candidates = new Map<string, Call>();
  for (const { email, firstName, lastName, language } of applicants) {
    const id = await make(email, { ...common, email, userType: 'Candidate', first_name: firstName, last_name: lastName, language });
    candidates.set(email, await callerOf(world, app, id));
  }
  return { recruiter: await callerOf(world, app, rosa), amir: await callerOf(world, app, amir), candidates };
}

/** People who look for work and agreed to be found. */
async function settleSeekers(world: World, app: FastifyInstance, demo: Demo) {
  const common = known(await hashPassword(demo.password));
  for (const person of foundPeople) {
    const { email, firstName: first_name, lastName: last_name, language } = person;
    const there = await findAccountByEmail(world.db, email);
    const id = there?.id ?? (await createAccount(world, { ...common, email, userType: 'Candidate', first_name, last_name, language }));
    await writeFound(await callerOf(world, app, id), person);
  }
}

/** Two more companies with a recruiter and three ads each. */
async function settleNeighbours(world: World, app: FastifyInstance, demo: Demo) {
  const common = known(await hashPassword(demo.password));
  for (const { name, industries, recruiter, ads } of neighbours) {
    if (await findAccountByEmail(world.db, recruiter.email)) continue;
    const companyId = await createCompany(world, name, industries);
    const person = { ...common, email: recruiter.email, first_name: recruiter.firstName, last_name: recruiter.lastName };
    const id = await createAccount(world, { ...person, userType: 'Recruiter', companyId, role: 'owner' });
    const call = await callerOf(world, app, id);
    for (const ad of ads) await writeAd(world, call, ad);
  }
}

/** A day so many days from now, YYYY-MM-DD. */
const dayIn = (world: World, days: number) => new Date(world.now().getTime() + days * day).toISOString().slice(0, 10);

/** A job code in every state; returns the open one, and the bookings of the others. */
async function jobCodes(world: World, recruiter: Call) {
  const question = (one: (typeof bakerQuestions)[number]) => ({ id: randomUUID(), kinds: ['video' as const], skippable: false, ...one });
  const make = async (title: string, introduction: string, questions = bakerQuestions.slice(0, 2)) => {
    const made = await recruiter(jobCodeEditing.create, { title, questions: questions.map(question) });
    return recruiter(jobCodeEditing.update, { id: made.id, introduction, replyDays: 7, deadline: dayIn(world, 24) });
  };
  const draft = await make('Shop assistant, Saturdays', 'A draft: the questions are still being discussed.');
  const old = await make('Pastry chef', 'For our patisserie in the old town.');
  await recruiter(jobCodeEditing.publish, { id: old.id });
  await closeEarlier(world.db, old.id);
  const away = await make('Delivery driver', 'Filled last spring.');
  await recruiter(jobCodeEditing.update, { id: away.id, state: 'archived' });
  const bakery = await make(
    'Baker, early shift',
    'We bake for eleven shops, by hand and with long doughs. Tell us who you are, in your own words.',
    bakerQuestions,
  );
  return {
    bakery: await recruiter(jobCodeEditing.publish, { id: bakery.id }),
    draft: draft.bookingId,
    old: old.bookingId,
    away: away.bookingId,
  };
}

interface Begun {
  person: DemoApplicant;
  candidate: Call;
  applicationId: string;
}

/** In the order of the story: blind reviews number applications as they begin. */
async function begin({ candidates }: Cast, { id }: { id: string }, person: DemoApplicant): Promise<Begun> {
  const candidate = candidates.get(person.email);
  if (!candidate) throw new Error(`${person.email} is nobody of the demo`);
  const { applicationId } = await candidate(interview.begin, { jobcodeId: id, consent: true, submitAtDeadline: true });
  return { person, candidate, applicationId };
}

/** The films and words of an applicant, and what became of it. */
async function answer(
  world: World,
  { recruiter }: Cast,
  { bookingId }: { bookingId: string },
  { person, candidate, applicationId }: Begun,
) {
  const film = await clip(clipOf(person));
  const answered = person.sent ? [1, 2] : [1];
  await Promise.all(answered.map((questionNo) => candidate(answers.upload, { bookingId, questionNo, file: film })));
  if (person.sent) {
    await candidate(takes.text, { applicationId, questionNo: 3, text: person.text });
    await candidate(interview.submit, { applicationId });
  }
  if (person.status !== 'New') await recruiter(deciding.setStatus, { ids: [applicationId], status: person.status });
  await moveBack(world.db, applicationId, person.daysAgo);
}

/** Comments of the team. */
async function talk(world: World, cast: Cast, bookingId: string) {
  for (const { of, by, ...note } of comments) {
    const id = await applicationOf(world.db, of, bookingId);
    await cast[by](applicantCalls.one, { id });
    await cast[by](commentCalls.add, { id, ...note });
  }
}
