import type { profileEntries, profileEntryAliases } from '@vitrine/contract/candidates/parts.ts';
import { maxEntries } from '@vitrine/contract/candidates/shapes.ts';
import { type Actor, type Atomic, atomically, type Ctx } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import * as sql from './entries.sql.ts';
import { begin } from './fields.ts';
import { ownProfile } from './profile-view.ts';
import { lockProfile, updateProfile } from './profiles.sql.ts';

type Own = Ctx<Actor>;

/**
 * Changes entries of the own profile, one change at a time, and returns the whole. With `seen`, the state that the change
 * was made for, it refuses `changed-elsewhere` where that is no longer so; null is a profile that had not begun.
 */
export async function withLockedProfile(ctx: Own, work: (ctx: Atomic<Own>, accountId: string) => Promise<unknown>, seen?: string | null) {
  const { accountId } = ctx.actor;
  await atomically(ctx, async (ctx) => {
    const isNew = await begin(ctx, accountId);
    if (seen === null && !isNew) throw new Refused('changed-elsewhere');
    const { changed_at } = await lockProfile(ctx.db, accountId);
    if (seen && changed_at !== seen) throw new Refused('changed-elsewhere');
    await work(ctx, accountId);
    await updateProfile(ctx.db, accountId, { changed_at: ctx.now().toISOString() });
  });
  return ownProfile(ctx);
}

interface Period {
  fromMonth: number;
  fromYear: number;
  toMonth: number;
  toYear: number;
}

const periodRow = ({ fromMonth, fromYear, toMonth, toYear }: Period) => ({
  from_month: fromMonth,
  from_year: fromYear,
  to_month: toMonth,
  to_year: toYear,
});

type NewExperience = Period & { title: string; employer: string; place: string; description: string };
type NewEducation = Period & { school: string; course: string; graduation: string | null; description: string };

export const experienceRow = ({ title, employer, place, description, ...period }: NewExperience) => ({
  title,
  employer,
  place,
  description,
  ...periodRow(period),
});

export const educationRow = ({ school, course, graduation, description, ...period }: NewEducation) => ({
  school,
  course,
  graduation,
  description,
  ...periodRow(period),
});

const full = (rows: unknown[]) => {
  if (rows.length >= maxEntries) throw new Refused('too-many-entries');
};

export async function addExperience(ctx: Own, entry: NewExperience) {
  const { accountId } = ctx.actor;
  full(await sql.listExperiences(ctx.db, accountId));
  await sql.insertExperience(ctx.db, { id: ctx.newId(), account_id: accountId, ...experienceRow(entry) });
}

export async function addEducation(ctx: Own, entry: NewEducation) {
  const { accountId } = ctx.actor;
  full(await sql.listEducations(ctx.db, accountId));
  await sql.insertEducation(ctx.db, { id: ctx.newId(), account_id: accountId, ...educationRow(entry) });
}

export async function addSkill(ctx: Own, name: string) {
  const { accountId } = ctx.actor;
  full(await sql.listSkills(ctx.db, accountId));
  await sql.insertSkill(ctx.db, { id: ctx.newId(), account_id: accountId, name });
}

export const addLanguage = (ctx: Own, { language, level }: { language: string; level: 'basic' | 'conversational' | 'fluent' | 'native' }) =>
  sql.putLanguage(ctx.db, { id: ctx.newId(), account_id: ctx.actor.accountId, language, level });

/** What is not an entry of the own profile does not exist. */
const demand = (rows: bigint) => {
  if (rows === 0n) throw new Refused('not-found');
};

const removing =
  (deleteOwn: typeof sql.deleteExperience) =>
  (ctx: Own, { id }: { id: string }) =>
    withLockedProfile(ctx, async (ctx, accountId) => demand(await deleteOwn(ctx.db, accountId, id)));

type Calls = typeof profileEntries;
type Aliases = typeof profileEntryAliases;

/** Both spellings of the paths have the same handlers. */
export const profileEntryHandlers: { [K in keyof Calls]: Handler<Calls[K]> & Handler<Aliases[K]> } = {
  insertExperience: (ctx, entry) => withLockedProfile(ctx, (ctx) => addExperience(ctx, entry)),
  updateExperience: (ctx, { id, ...entry }) =>
    withLockedProfile(ctx, async (ctx, accountId) => demand(await sql.updateExperience(ctx.db, accountId, id, experienceRow(entry)))),
  deleteExperience: removing(sql.deleteExperience),

  insertEducation: (ctx, entry) => withLockedProfile(ctx, (ctx) => addEducation(ctx, entry)),
  updateEducation: (ctx, { id, ...entry }) =>
    withLockedProfile(ctx, async (ctx, accountId) => demand(await sql.updateEducation(ctx.db, accountId, id, educationRow(entry)))),
  deleteEducation: removing(sql.deleteEducation),

  insertLanguage: (ctx, entry) => withLockedProfile(ctx, (ctx) => addLanguage(ctx, entry)),
  updateLanguage: (ctx, { id, language, level }) =>
    withLockedProfile(ctx, async (ctx, accountId) => {
      const there = (await sql.listLanguages(ctx.db, accountId)).find((one) => one.language === language);
      if (there && there.id !== id) throw new Refused('entry-exists');
      demand(await sql.updateLanguage(ctx.db, accountId, id, { language, level }));
    }),
  deleteLanguage: removing(sql.deleteLanguage),

  insertSkill: (ctx, { name }) => withLockedProfile(ctx, (ctx) => addSkill(ctx, name)),
  deleteSkill: removing(sql.deleteSkill),
};
