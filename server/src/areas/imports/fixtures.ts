import type { World } from '../../platform/context.ts';
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
  const problems = JSON.stringify([{ column: 'email', fault: 'email', allowed: [] }]);
  await insertRows(world.db, [{ id: world.newId(), import_id: id, line: 2, outcome: 'refused', problems, taken_at: at }]);
  return id;
}
