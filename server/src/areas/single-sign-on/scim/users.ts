import type { GivenRole } from '@vitrine/contract/accounts/team.ts';
import type { provisioningDeeds } from '@vitrine/contract/single-sign-on/shapes.ts';
import { emailAddress, type Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../../platform/audit.ts';
import { type Atomic, atomically, type Ctx } from '../../../platform/context.ts';
import { Refused } from '../../../platform/refused.ts';
import {
  forgetWaysIn,
  handOn,
  holderOfAddress,
  isClosedHere,
  joinByProvider,
  letIn,
  lockCompany,
  moveByProvider,
  renamePerson,
  shutOut,
} from '../../accounts/index.ts';
import { demandProven } from '../addresses.ts';
import { ownerOf } from '../domains.sql.ts';
import { deleteLink } from '../links.sql.ts';
import { namesOf } from '../names.ts';
import { ScimFault, wrong } from './faults.ts';
import { presentUser } from './presenting.ts';
import type { Said } from './saying.ts';
import * as sql from './users.sql.ts';

/** For which company its provider acts, and what somebody becomes whom it makes. */
export interface Provisioning {
  companyId: string;
  joinsAs: GivenRole;
}

type Deed = (typeof provisioningDeeds)[number];
type Changing = Atomic<Ctx>;

const known = (detail: string) => new ScimFault(409, detail, { scimType: 'uniqueness', why: 'already-there' });
const ownerStays = () =>
  new ScimFault(403, 'Somebody who owns the company is neither shut out nor moved by its provider.', { why: 'owner-stays' });

/** Changes what is in the log and in the list of the owner, under the lock of the company: nobody becomes its owner meanwhile, and no seat is taken twice. */
const changing = <R>(ctx: Ctx, { companyId }: Provisioning, work: (ctx: Changing) => Promise<R>) =>
  atomically(ctx, async (ctx) => {
    await lockCompany(ctx.db, companyId);
    return work(ctx);
  });

const note = (ctx: Changing, companyId: string, id: string, did: Deed) =>
  audited(ctx, {
    action: did === 'changed' ? 'changed' : did === 'shut-out' || did === 'removed' ? 'removed' : 'added',
    object: did === 'made' || did === 'changed' ? 'account' : 'access',
    subjects: [id],
    companyId,
    byProvider: true,
  });

/** Somebody whom the provider may speak of; anybody else does not exist. */
export async function userOf({ db }: Pick<Ctx, 'db'>, { companyId }: Provisioning, id: string) {
  const row = await sql.findUser(db, companyId, id);
  if (!row) throw new Refused('not-found');
  return row;
}

/** Refuses a version that is not the present one (RFC 7644, 3.14). */
function demandVersion(ctx: Ctx, row: sql.UserRow, version: string | undefined) {
  if (version === undefined || version.trim() === '*') return;
  const { meta } = presentUser(ctx, row);
  if (!version.split(',').some((one) => one.trim() === meta.version))
    throw new ScimFault(412, 'It was changed meanwhile: the version is another one.');
}

/** Refuses a name that the provider has given to somebody else. */
async function demandName({ db }: Changing, { companyId }: Provisioning, userName: string, but: string | null) {
  if (await sql.calledSo(db, companyId, userName, but)) throw known('There is somebody of that userName already.');
}

/** Refuses an address that is not the company's to speak for. While the record of its domain is away it is so for nobody new. */
async function demandAddress(ctx: Changing, { companyId }: Provisioning, email: string) {
  const { firm } = await demandProven(ctx, companyId, email);
  if (!firm) throw new Refused('address-not-proven');
}

const addressNamed = ({ address, userName }: Said) => address ?? (address === null ? emailAddress.safeParse(userName).data : undefined);

/** Makes somebody: by their invitation, else in the role that the owner said. Whom the provider has deleted is there again. */
export const makeUser = (ctx: Ctx, of: Provisioning, said: Said & { userName: string }) =>
  changing(ctx, of, async (ctx) => {
    const { companyId, joinsAs } = of;
    const email = addressNamed(said);
    if (!email) throw wrong('invalidValue', 'emails: nobody is without an address, here or as userName.');
    await demandAddress(ctx, of, email);
    await demandName(ctx, of, said.userName, null);
    const removed = await sql.removedUser(ctx.db, companyId, email);
    const id = removed?.id ?? (await makeNew(ctx, { companyId, joinsAs, email, said }));
    if (removed?.shut_out_at && said.active !== false && !(await letIn(ctx, id, removed.shut_out_at))) throw shutOutHere();
    const shut_out_at = said.active === false ? (removed?.shut_out_at ?? (await shutOut(ctx, id))) : null;
    await sql.noteUser(ctx.db, {
      account_id: id,
      company_id: companyId,
      user_name: said.userName,
      external_id: said.externalId ?? null,
      did: 'made',
      changed_at: ctx.now().toISOString(),
      shut_out_at,
      handed_on_at: null,
      removed_at: null,
    });
    if (!removed) await note(ctx, companyId, id, 'made');
    if (removed && said.active !== false) await note(ctx, companyId, id, 'let-in');
    const { givenName, familyName } = said;
    return removed ? renamed(ctx, of, await userOf(ctx, of, id), { givenName, familyName }) : userOf(ctx, of, id);
  });

/** Somebody who is there again, by the names that they have now. */
async function renamed(ctx: Changing, of: Provisioning, row: sql.UserRow, said: Pick<Said, 'givenName' | 'familyName'>) {
  await changeFacts(ctx, of, row, said);
  return userOf(ctx, of, row.id);
}

async function makeNew(
  ctx: Changing,
  { companyId, joinsAs, email, said }: { companyId: string; joinsAs: GivenRole; email: string; said: Said },
) {
  const holder = await holderOfAddress(ctx, companyId, email);
  if (holder === 'elsewhere') throw new Refused('already-registered');
  if (holder !== 'nobody') throw known('There is somebody of that address already.');
  const language = said.language ?? ((await ownerOf(ctx.db, companyId))?.language as Language | undefined) ?? ctx.language;
  const names = namesOf({ given_name: said.givenName ?? '', family_name: said.familyName ?? '', name: said.wholeName ?? '' }, email);
  const id = await joinByProvider({ ...ctx, language }, { companyId, email, ...names, joinsAs });
  if (!id) throw new Refused('unknown');
  return id;
}

const shutOutHere = () =>
  new ScimFault(403, 'They were shut out here, and not by the provider: whoever did so lets them in again.', { why: 'shut-out-here' });

/** Changes somebody to what is said of them. */
export const changeUser = (ctx: Ctx, of: Provisioning, { id, said, version }: { id: string; said: Said; version: string | undefined }) =>
  changing(ctx, of, async (ctx) => {
    const row = await userOf(ctx, of, id);
    demandVersion(ctx, row, version);
    const deeds = [await changeFacts(ctx, of, row, said), await changeAccess(ctx, of, row, said.active)].filter((one) => one !== undefined);
    const last = deeds.at(-1);
    if (last) await sql.noteUser(ctx.db, { ...namesNoted(of, row, said), did: last.did, ...last.noted });
    for (const { did } of deeds) await note(ctx, of.companyId, id, did);
    return userOf(ctx, of, id);
  });

interface Done {
  did: Deed;
  noted: { changed_at: string; shut_out_at?: string | null; handed_on_at?: null };
}

const namesNoted = (
  { companyId }: Provisioning,
  row: sql.UserRow,
  { userName = row.user_name, externalId = row.external_id }: Pick<Said, 'userName' | 'externalId'>,
) => ({
  account_id: row.id,
  company_id: companyId,
  user_name: userName,
  external_id: externalId,
});

/** Names, the address, and how the provider knows them. */
async function changeFacts(ctx: Changing, of: Provisioning, row: sql.UserRow, said: Said): Promise<Done | undefined> {
  const { userName = row.user_name, externalId = row.external_id, givenName, familyName } = said;
  const email = addressNamed(said) ?? row.email;
  const [firstName, lastName] = [givenName || row.first_name, familyName || row.last_name];
  const isRenamed = firstName !== row.first_name || lastName !== row.last_name;
  if (userName !== row.user_name) await demandName(ctx, of, userName, row.id);
  if (email !== row.email) {
    if (row.company_role === 'owner') throw ownerStays();
    await demandAddress(ctx, of, email);
    const holder = await holderOfAddress(ctx, of.companyId, email);
    if (holder !== 'nobody' && holder !== 'elsewhere') throw known('There is somebody of that address already.');
    await moveByProvider(ctx, { companyId: of.companyId, accountId: row.id, email });
  }
  if (isRenamed) await renamePerson(ctx, row.id, firstName, lastName);
  const isSame = !isRenamed && email === row.email && userName === row.user_name && externalId === row.external_id;
  return isSame ? undefined : { did: 'changed', noted: { changed_at: ctx.now().toISOString() } };
}

/** Lets somebody in no more, or again: whom it has shut out itself, and nobody else. */
async function changeAccess(ctx: Changing, of: Provisioning, row: sql.UserRow, active: boolean | undefined): Promise<Done | undefined> {
  const shutsOut = active === false && row.shut_out_at === null;
  // closed by an administrator, they are out already: noted, so that they stay out when that is taken back
  if (shutsOut && row.company_role !== 'owner' && (await isClosedHere(ctx.db, row.id)))
    return { did: 'shut-out', noted: { changed_at: ctx.now().toISOString(), shut_out_at: row.deactivated_at, handed_on_at: null } };
  if (active === undefined || active === (row.deactivated_at === null)) return undefined;
  const changed_at = ctx.now().toISOString();
  if (active) {
    await demandAddress(ctx, of, (await userOf(ctx, of, row.id)).email);
    if (row.shut_out_at === null || !(await letIn(ctx, row.id, row.shut_out_at))) throw shutOutHere();
    return { did: 'let-in', noted: { changed_at, shut_out_at: null, handed_on_at: null } };
  }
  if (row.company_role === 'owner') throw ownerStays();
  return { did: 'shut-out', noted: { changed_at, shut_out_at: await shutOut(ctx, row.id), handed_on_at: null } };
}

/** Deletes somebody as the provider sees it: they are out of the team, the owner goes on with their conversations, and what they did stays. What they signed in with opens nothing any more. */
export const removeUser = (ctx: Ctx, of: Provisioning, { id, version }: { id: string; version: string | undefined }) =>
  changing(ctx, of, async (ctx) => {
    const row = await userOf(ctx, of, id);
    demandVersion(ctx, row, version);
    if (row.company_role === 'owner') throw ownerStays();
    const now = ctx.now().toISOString();
    const isOurs = row.deactivated_at === null || row.deactivated_at === row.shut_out_at || (await isClosedHere(ctx.db, id));
    // whom the owner has shut out it does not let in by making them anew
    const shut_out_at = isOurs ? (row.deactivated_at ?? (await shutOut(ctx, id))) : now;
    if (row.handed_on_at === null) await handOn(ctx, id);
    await forgetWaysIn(ctx, id);
    await deleteLink(ctx.db, id);
    const noted = { changed_at: now, shut_out_at, handed_on_at: now, removed_at: now };
    await sql.noteUser(ctx.db, { ...namesNoted(of, row, {}), did: 'removed', ...noted });
    await note(ctx, of.companyId, id, 'removed');
  });
