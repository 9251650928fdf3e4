import { noteErasure } from '../../platform/backup/erasures.sql.ts';
import { type Atomic, atomically, type Ctx, ownContext, type World } from '../../platform/context.ts';
import { removeFiles } from '../../platform/files/stored-files.ts';
import type { MailedStep } from '../../platform/mail/mail-action.ts';
import type { Person, PersonalData } from '../../platform/personal-data.ts';
import { findPerson, guestErasing } from '../accounts/index.ts';
import { eraseGuestTexts } from './texts.ts';

/** Removes an account with everything that any area stores of it, inside a transaction; the files go after it. */
export async function eraseAccount(ctx: Atomic<Ctx>, everything: readonly PersonalData[], person: Person) {
  const names: string[] = [];
  for (const one of everything) names.push(...(await one.erase(ctx, person)));
  await removeFiles(ctx, names);
  await noteErasure(ctx.db, { kind: 'account', id: person.id, at: ctx.now().toISOString() });
}

/** A guest has no password and no settings: the link in the guest's own mail removes everything. It ends with an account. */
export const guestErasingOver = (everything: readonly PersonalData[]): MailedStep => ({
  ...guestErasing,
  onward: '/jobs',
  async find({ db }, id) {
    const person = await findPerson(db, id);
    if (!person) return undefined;
    // who has made an account since removes it in its settings, with its password
    if (!person.guest) return { elsewhere: '/candidate-settings/privacy' };
    return { name: person.email, language: person.language, open: true };
  },
  take: (world: World, id) =>
    atomically(ownContext(world), async (ctx) => {
      const person = await findPerson(ctx.db, id);
      // the link came by mail, so whoever opens it reads the mailbox
      if (person?.guest) await eraseAccount(ctx, everything, { ...person, confirmed: true });
    }),
  words: eraseGuestTexts,
});
