import { day } from '@vitrine/contract/durations.ts';
import type { Asked } from '@vitrine/contract/endpoint.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { savedCandidateSearches } from '@vitrine/contract/recruiting-search/saved.ts';
import { candidateFavorites, recruitingSearch } from '@vitrine/contract/recruiting-search/search.ts';
import { describe, expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { auditEntries } from '../../platform/audit.ts';
import { ownContext } from '../../platform/context.ts';
import { givenCompany, givenTeammate } from '../accounts/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { changeGivenAccount, changeGivenProfile, deleteGivenAccount, deleteGivenSkill, keptBySearch } from './fixtures.sql.ts';
import { givenProfile } from './fixtures.ts';
import { recountCandidateTerms } from './terms.jobs.ts';

const it = await startWorld();
const { world } = it;
const { companyId, owner } = await givenCompany(world, 'Lindenhof');
const recruiter = await it.as(owner.id);
const colleague = await it.as((await givenTeammate(world, companyId)).id);
const stranger = await it.as((await givenCompany(world, 'Elsewhere')).owner.id);

type Query = Asked<typeof recruitingSearch.search>;
const idsOf = async (query: Query) => (await recruiter(recruitingSearch.search, { count: 200, ...query })).items.map((one) => one.id);
const notFound = { problem: { code: 'not-found' } };

describe('who is found', () => {
  test('the words of a profile find it in the forms of three languages, a beginning and a compound do too', async () => {
    const nurse = await givenProfile(world, { profession: 'Paediatric nurse', skills: ['Wound care'] });
    const cook = await givenProfile(world, {
      language: 'de',
      profession: 'Köchin',
      jobs: [{ title: 'Altenpflegerin', employer: 'Haus Ulme' }],
    });
    const baker = await givenProfile(world, { language: 'fr', profession: 'Boulangère', skills: ['Viennoiseries'] });
    expect(await idsOf({ textsearch: 'nurses' })).toEqual([nurse.id]);
    expect(await idsOf({ textsearch: 'paediat' })).toEqual([nurse.id]);
    expect(await idsOf({ textsearch: 'nurse wound' })).toEqual([nurse.id]);
    expect(await idsOf({ textsearch: 'nurse Köchin' })).toEqual([]);
    for (const said of ['köchinnen', 'Koechin', 'kochin', 'Pfleger']) expect(await idsOf({ textsearch: said })).toEqual([cook.id]);
    // a profession is found by its names in every language
    for (const said of ['baker', 'Bäckerin', 'bakery']) expect(await idsOf({ textsearch: said })).toEqual([baker.id]);
    expect(await idsOf({ textsearch: 'line cook' })).toEqual([cook.id]);
    for (const said of ['boulangeres', 'viennoiserie']) expect(await idsOf({ textsearch: said })).toEqual([baker.id]);
  });

  test('a misspelt word is offered as it was probably meant', async () => {
    const person = await givenProfile(world, { profession: 'Watchmaker' });
    const reply = await recruiter(recruitingSearch.search, { textsearch: 'Wachtmaker' });
    expect(reply.items).toEqual([]);
    expect(reply.didYouMean).toBe('watchmaker');
    expect(await idsOf({ textsearch: 'watchmaker' })).toEqual([person.id]);
  });

  test('those whose profession or skills have the words come first, then those changed last', async () => {
    const ago = (days: number) => new Date(Date.now() - days * day);
    const jobs = [{ title: 'Glazier', employer: '' }];
    const before = await givenProfile(world, { profession: 'Painter', jobs, changedAt: ago(1) });
    const named = await givenProfile(world, { profession: 'Glazier', changedAt: ago(3) });
    const skilled = await givenProfile(world, { profession: 'Joiner', skills: ['Glaziers'], changedAt: ago(2) });
    expect(await idsOf({ textsearch: 'glazier' })).toEqual([skilled.id, named.id, before.id]);
  });

  test('ten are on a page', async () => {
    for (let count = 0; count < 11; count += 1) await givenProfile(world, { profession: 'Lamplighter' });
    const first = await recruiter(recruitingSearch.search, { textsearch: 'lamplighter' });
    const second = await recruiter(recruitingSearch.search, { textsearch: 'lamplighter', page: 2 });
    expect([first.items.length, first.total, second.items.length]).toEqual([10, 11, 1]);
    expect(new Set([...first.items, ...second.items].map((one) => one.id)).size).toBe(11);
  });

  test('who did not agree, a guest, an account without confirmation and one who objected are found by nothing', async () => {
    const shown = { profession: 'Falconer', skills: ['Hawking'], nationality: 'MT', sharing: 'public' as const };
    await givenProfile(world, { ...shown, findable: false });
    await givenProfile(world, { ...shown, guest: true });
    const open = await givenProfile(world, shown);
    const objected = await givenProfile(world, shown);
    await changeGivenProfile(world.db, objected.id, { objected_at: world.now().toISOString() });
    const unconfirmed = await givenProfile(world, shown);
    await changeGivenAccount(world.db, unconfirmed.id, { activated_at: null });
    for (const query of [{ textsearch: 'falconer' }, { skills: 'hawking' }, { nationality: 'mt' }] as Query[])
      expect(await idsOf(query)).toEqual([open.id]);
    for (const { id, email } of [objected, unconfirmed]) {
      await expect(recruiter(recruitingSearch.one, { id })).rejects.toMatchObject(notFound);
      await expect(recruiter(candidateFavorites.add, { candidateEmail: email })).rejects.toMatchObject(notFound);
    }
  });

  test('who withdraws is gone at once from search, numbers, spelling and favourites, and can come back', async () => {
    const person = await givenProfile(world, { profession: 'Zitherist', skills: ['Zithermending'], stage: 'expert' });
    await recruiter(candidateFavorites.add, { id: person.id });
    expect(await idsOf({ textsearch: 'zitherist' })).toEqual([person.id]);
    await changeGivenProfile(world.db, person.id, { findable_since: null });
    expect(await idsOf({ textsearch: 'zitherist' })).toEqual([]);
    expect((await recruiter(recruitingSearch.search, { skills: 'Zithermending' })).total).toBe(0);
    expect((await recruiter(recruitingSearch.search, { textsearch: 'Zitherits' })).didYouMean).toBeUndefined();
    expect((await recruiter(candidateFavorites.list, {})).items).toEqual([]);
    await expect(recruiter(recruitingSearch.one, { id: person.id })).rejects.toMatchObject(notFound);
    expect(await keptBySearch(world.db)).not.toMatch(/zither/i);
    await changeGivenProfile(world.db, person.id, { findable_since: world.now().toISOString() });
    expect(await idsOf({ skills: 'zithermending' })).toEqual([person.id]);
    await recruiter(candidateFavorites.remove, { candidateEmail: person.email });
  });

  test('a deactivated account is gone at once, a deleted one leaves no word behind', async () => {
    const person = await givenProfile(world, { profession: 'Cooper', skills: ['Barrelhooping'] });
    expect(await idsOf({ skills: 'barrelhooping' })).toEqual([person.id]);
    await changeGivenAccount(world.db, person.id, { deactivated_at: world.now().toISOString() });
    expect(await idsOf({ skills: 'barrelhooping' })).toEqual([]);
    await changeGivenAccount(world.db, person.id, { deactivated_at: null });
    expect(await idsOf({ textsearch: 'cooper' })).toEqual([person.id]);
    await deleteGivenAccount(world.db, person.id);
    expect(await idsOf({ textsearch: 'cooper' })).toEqual([]);
    expect(await keptBySearch(world.db)).not.toMatch(/barrel/i);
  });

  test('a word stays known as long as one profile uses it, and is counted at night', async () => {
    const first = await givenProfile(world, { profession: 'Astrolabist' });
    const second = await givenProfile(world, { profession: 'Astrolabist', skills: ['Astrolabist'] });
    await recountCandidateTerms.run(ownContext(world), {});
    expect(await keptBySearch(world.db)).toMatch(/"folded":"astrolabist"[^}]*"profiles":2/);
    await changeGivenProfile(world.db, first.id, { findable_since: null });
    expect((await recruiter(recruitingSearch.search, { textsearch: 'Astrolbaist' })).didYouMean).toBe('astrolabist');
    await changeGivenProfile(world.db, second.id, { profession: 'Optician' });
    expect(await idsOf({ textsearch: 'astrolabist' })).toEqual([second.id]);
    await deleteGivenSkill(world.db, second.id, 'Astrolabist');
    expect(await keptBySearch(world.db)).not.toMatch(/astrolab/i);
    await recountCandidateTerms.run(ownContext(world), {});
    expect(await keptBySearch(world.db)).toMatch(/"folded":"optician"[^}]*"profiles":1/);
  });

  test('profiles that share words are written at once without waiting for each other in a circle', async () => {
    const words = ['Verdigris', 'Umber', 'Ochre', 'Sienna', 'Cinnabar', 'Malachite'];
    const writing = Array.from({ length: 12 }, (_, index) => {
      const skills = index % 2 === 0 ? words : words.toReversed();
      return givenProfile(world, { profession: skills[0] ?? '', skills, jobs: skills.map((title) => ({ title, employer: '' })) });
    });
    const written = await Promise.all(writing);
    expect((await idsOf({ textsearch: 'umber ochre', skills: 'malachite' })).toSorted()).toEqual(written.map((one) => one.id).toSorted());
  });

  test('what is taken from a profile is not found any more', async () => {
    const person = await givenProfile(world, { profession: 'Saddler', skills: ['Leatherwork', 'Whittling'] });
    await deleteGivenSkill(world.db, person.id, 'Whittling');
    expect(await idsOf({ textsearch: 'whittling' })).toEqual([]);
    expect(await idsOf({ textsearch: 'leatherwork' })).toEqual([person.id]);
  });

  test('names and addresses find nobody, employers and descriptions only those who share their profile with everybody', async () => {
    const jobs = [{ title: 'Ferrywoman', employer: 'Quellwerft' }];
    const closed = await givenProfile(world, {
      firstName: 'Iphigenia',
      lastName: 'Brackwasser',
      jobs,
      about: 'I love tidemills',
      phone: '0170 555',
    });
    const open = await givenProfile(world, { jobs, about: 'I love tidemills', sharing: 'public' });
    for (const said of ['Iphigenia', 'Brackwasser', closed.email, '0170']) expect(await idsOf({ textsearch: said })).toEqual([]);
    for (const said of ['quellwerft', 'tidemills']) expect(await idsOf({ textsearch: said })).toEqual([open.id]);
    expect((await idsOf({ textsearch: 'ferrywoman' })).toSorted()).toEqual([closed.id, open.id].toSorted());
    await changeGivenProfile(world.db, open.id, { sharing: 'link' });
    expect(await idsOf({ textsearch: 'quellwerft' })).toEqual([]);
  });
});

describe('what a recruiter sees', () => {
  test('first name and initial, never the last name; picture, employers and description only of a shared profile', async () => {
    const person = await givenProfile(world, {
      firstName: 'Ottokar',
      lastName: 'silberfluss',
      profession: 'Organ builder',
      stage: 'job_starter',
      education: 'Master craftsman',
      employment: ['Full Time'],
      nationality: 'AT',
      languages: { English: 'basic', German: 'native' },
      skills: ['Voicing', 'Joinery'],
      jobs: [{ title: 'Voicer', employer: 'Orgelbau Steiner' }],
      about: 'Wood and wind',
      phone: '+43 1 555',
    });
    const picture = `${'p'.repeat(43)}.webp`;
    await changeGivenAccount(world.db, person.id, { picture });
    const { items } = await recruiter(recruitingSearch.search, { textsearch: 'organ builder' });
    expect(items).toMatchObject([
      {
        id: person.id,
        firstName: 'Ottokar',
        initial: 'S',
        profession: 'Organ builder',
        careerStage: 'Job Starter',
        highestEducation: 'Master craftsman',
        employmentTypes: ['Full Time'],
        nationality: 'AT',
        languages: [
          { language: 'German', level: 'native' },
          { language: 'English', level: 'basic' },
        ],
        skills: ['Voicing', 'Joinery'],
        picture: null,
        favorite: false,
        contactedAt: null,
        candidateEmail: person.email,
      },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/silberfluss|\+43/i);
    const opened = await recruiter(recruitingSearch.one, { id: person.id });
    expect(opened).toMatchObject({ about: '', experience: [{ title: 'Voicer', employer: '' }], phone: '+43 1 555' });
    await changeGivenProfile(world.db, person.id, { sharing: 'public' });
    expect(await recruiter(recruitingSearch.one, { id: person.id })).toMatchObject({
      about: 'Wood and wind',
      picture: expect.stringMatching(/^\/api\/media\//),
      experience: [{ title: 'Voicer', employer: 'Orgelbau Steiner' }],
    });
  });

  test('opening a profile is noted in the audit log, a row in a list is not', async () => {
    const person = await givenProfile(world, { profession: 'Bellfounder' });
    const noted = () => auditEntries(ownContext(world), { subject: person.id, limit: 10 });
    expect(await idsOf({ textsearch: 'bellfounder' })).toEqual([person.id]);
    expect(await noted()).toEqual([]);
    await recruiter(recruitingSearch.one, { id: person.id });
    expect(await noted()).toMatchObject([{ action: 'seen', object: 'profile', company_id: companyId }]);
  });

  test('candidates cannot search candidates', async () => {
    const candidate = await it.as((await givenProfile(world)).id);
    const calls = [
      candidate(recruitingSearch.search, {}),
      candidate(candidateFavorites.list, {}),
      candidate(savedCandidateSearches.list, {}),
    ];
    const refused = { status: 'rejected', reason: expect.objectContaining({ problem: expect.objectContaining({ code: 'not-allowed' }) }) };
    expect(await Promise.allSettled(calls)).toEqual(calls.map(() => refused));
  });
});

describe('favourites', () => {
  test('each recruiter has their own, added and removed by address or id', async () => {
    const first = await givenProfile(world, { profession: 'Cartographer' });
    const second = await givenProfile(world, { profession: 'Cartographer' });
    const favorites = async (call = recruiter) => (await call(candidateFavorites.list, {})).items.map((one) => one.id);
    await recruiter(candidateFavorites.add, { candidateEmail: first.email.toUpperCase() });
    it.later(1000);
    await recruiter(candidateFavorites.add, { id: second.id });
    await recruiter(candidateFavorites.add, { id: second.id });
    expect(await favorites()).toEqual([second.id, first.id]);
    const { items } = await recruiter(recruitingSearch.search, { textsearch: 'cartographer' });
    expect(items.map((one) => one.favorite)).toEqual([true, true]);
    for (const other of [colleague, stranger]) {
      expect(await favorites(other)).toEqual([]);
      await expect(other(candidateFavorites.remove, { id: first.id })).rejects.toMatchObject(notFound);
    }
    await recruiter(candidateFavorites.remove, { candidateEmail: first.email });
    expect(await favorites()).toEqual([second.id]);
    await expect(recruiter(candidateFavorites.remove, {})).rejects.toMatchObject(notFound);
    await expect(recruiter(candidateFavorites.add, { id: first.id, candidateEmail: second.email })).rejects.toMatchObject(notFound);
  });
});

describe('saved searches', () => {
  test('are listed and forgotten by their owner alone', async () => {
    const saved = await recruiter(savedCandidateSearches.save, { name: 'Night shift', query: { textsearch: 'night', skills: ['Care'] } });
    expect(saved.query).toEqual({ textsearch: 'night', skills: ['Care'] });
    expect((await recruiter(savedCandidateSearches.list, {})).items).toEqual([saved]);
    expect((await colleague(savedCandidateSearches.list, {})).items).toEqual([]);
    await expect(colleague(savedCandidateSearches.remove, { id: saved.id })).rejects.toMatchObject(notFound);
    await recruiter(savedCandidateSearches.remove, { id: saved.id });
    expect((await recruiter(savedCandidateSearches.list, {})).items).toEqual([]);
  });

  test('are renamed and switched by their owner alone', async () => {
    const saved = await recruiter(savedCandidateSearches.save, { name: 'Night', query: { textsearch: 'night' } });
    expect(saved.mail).toBe(false);
    await expect(colleague(savedCandidateSearches.update, { id: saved.id, mail: true })).rejects.toMatchObject(notFound);
    const changed = await recruiter(savedCandidateSearches.update, { id: saved.id, name: 'Nights', mail: true });
    expect(changed).toEqual({ ...saved, name: 'Nights', mail: true });
    expect((await recruiter(savedCandidateSearches.list, {})).items).toEqual([changed]);
    await recruiter(savedCandidateSearches.remove, { id: saved.id });
  });

  test('twenty are enough', async () => {
    for (let count = 0; count < 20; count += 1) await stranger(savedCandidateSearches.save, { name: `No. ${count}`, query: {} });
    await expect(stranger(savedCandidateSearches.save, { name: 'One more', query: {} })).rejects.toMatchObject({
      problem: { code: 'too-many-searches' },
    });
  });
});

describe('inviting', () => {
  test('the person gets the invitation, and the first time word of who found them and how to end it', async () => {
    const job = await givenJobCode(recruiter, { title: 'Clockmaker' });
    const person = await givenProfile(world, { firstName: 'Selma', language: 'de', profession: 'Uhrmacherin' });
    expect(await recruiter(recruitingSearch.invite, { id: person.id, bookingId: job.bookingId, message: 'Guten Tag' })).toEqual({
      repeated: false,
    });
    const subjects = async () => (await it.mailsTo(person.email)).map((one) => one.subject).toSorted();
    expect(await subjects()).toEqual(['Lindenhof hat Ihr Profil gefunden', 'Lindenhof lädt Sie zum Videointerview ein: Clockmaker']);
    const told = (await it.mailsTo(person.email)).find((one) => one.subject.includes('gefunden'));
    expect(told?.text).toContain('http://vitrine.test/candidate-dashboard');
    expect((await recruiter(invitations.list, { bookingId: job.bookingId })).items).toMatchObject([{ email: person.email }]);
    expect((await colleague(recruitingSearch.one, { id: person.id })).contactedAt).not.toBeNull();
    expect((await stranger(recruitingSearch.one, { id: person.id })).contactedAt).toBeNull();
    expect(await recruiter(recruitingSearch.invite, { id: person.id, bookingId: job.bookingId })).toEqual({ repeated: true });
    expect((await subjects()).filter((one) => one.includes('gefunden'))).toHaveLength(1);
  });

  test('nobody is invited who does not want to be found, nor to a job code of another company', async () => {
    const job = await givenJobCode(recruiter);
    const hidden = await givenProfile(world, { findable: false });
    const open = await givenProfile(world);
    await expect(recruiter(recruitingSearch.invite, { id: hidden.id, bookingId: job.bookingId })).rejects.toMatchObject(notFound);
    await expect(stranger(recruitingSearch.invite, { id: open.id, bookingId: job.bookingId })).rejects.toMatchObject(notFound);
    expect(await it.mailsTo(open.email)).toEqual([]);
    expect((await stranger(recruitingSearch.one, { id: open.id })).contactedAt).toBeNull();
  });
});
