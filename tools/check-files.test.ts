import { expect, test } from 'vitest';
import { complaintsOf } from './check-files.ts';

const inStatement = (line: string) => complaintsOf('server/src/areas/shelves/shelves.sql.ts', `${line}\n`);

test.each([
  "where('id', 'in', ids)",
  "where('id', 'not in', ids.length > 0 ? ids : [nobody])",
  `where id in (\${sql.join(ids)})`,
  `array[\${sql.join(ids)}]`,
])('a statement whose text depends on the length of a list is refused: %s', (line) => expect(inStatement(line)).toHaveLength(1));

test.each([
  "where('kind', 'in', ['video', 'audio'])",
  "where('id', 'in', db.selectFrom('shelf').select('id'))",
  "where('id', 'in', (of) => of",
  "where('id', '=', oneOf(ids))",
])('constants, subqueries and one parameter are fine: %s', (line) => expect(inStatement(line)).toEqual([]));
