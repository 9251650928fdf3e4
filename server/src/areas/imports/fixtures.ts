import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { type ImportChoices, imports } from '@vitrine/contract/imports/imports.ts';
import { people } from '@vitrine/contract/people/people.ts';
import type { World } from '../../platform/context.ts';
import { givenCompany } from '../accounts/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { insertImport, insertRows } from './imports.sql.ts';

/** A table that a company has imported, of which one line was refused. */
export async function givenImport(world: World, companyId: string, accountId: string) {
  const id = world.newId();
  const at = world.now().toISOString();
  await insertImport(world.db, {
    id,
    company_id: companyId,
    made_by: accountId,
    file_name: 'former-system.csv',
    created_at: at,
    started_at: at,
    finished_at: at,
    encoding: 'utf-8',
    delimiter: ';',
    header: true,
    names: ['email'],
    columns: ['email'],
    language: 'en' as const,
    lines: 1,
    done: 1,
    state: 'done' as const,
    source: 'our former system',
    ground: 'consent' as const,
  });
  const problems = [{ column: 'email', fault: 'email', allowed: [] }];
  await insertRows(world.db, [{ id: world.newId(), import_id: id, line: 2, outcome: 'refused', problems, taken_at: at }]);
  return id;
}

/** Where people came from, and by which right. */
export const why = { source: 'our former system, TalentBase', ground: 'pre-contract' } as const;

interface Tested {
  world: World;
  as: (accountId: string) => Promise<Call>;
  /** Works off what is due. */
  work: () => Promise<unknown>;
}

/** What recruiters do with imports, each to its end. */
export function importing(t: Tested) {
  async function givenJobs(name: string) {
    const { owner, companyId } = await givenCompany(t.world, name);
    const recruiter = await t.as(owner.id);
    const baker = await givenJobCode(recruiter, { title: 'Baker' });
    return { owner, companyId, recruiter, baker };
  }

  async function uploaded(recruiter: Call, text: string | Buffer, more: Partial<ImportChoices> = {}) {
    const file = new Blob([typeof text === 'string' ? text : new Uint8Array(text)]);
    const { id } = await recruiter(imports.upload, { fileName: 'people.csv', file });
    const { choices } = await recruiter(imports.one, { id });
    return { id, choices: { ...choices, ...more } };
  }

  async function imported(recruiter: Call, text: string | Buffer, more: Partial<ImportChoices> = {}) {
    const { id, choices } = await uploaded(recruiter, text, more);
    await recruiter(imports.start, { id, ...choices, ...why });
    await t.work();
    return id;
  }

  async function undone(recruiter: Call, id: string) {
    await recruiter(imports.undo, { id });
    await t.work();
    return recruiter(imports.one, { id });
  }

  const names = async (recruiter: Call) => (await recruiter(people.both, { count: 100 })).items.map((one) => one.email).sort();
  const applied = async (recruiter: Call, bookingId: string) => (await recruiter(applicants.byBooking, { bookingId, count: 100 })).items;

  return { givenJobs, uploaded, imported, undone, names, applied };
}
