import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './db.ts';

/**
 * A statement that every call sends: its text is made at the first one, later ones only put their values in. What `build`
 * makes must depend on nothing of its values but them: no branches, no lists of any length. Returns the rows.
 */
export function compiledOnce<Values extends unknown[], Row>(build: (db: Db, ...values: Values) => Compilable<Row>) {
  let made: { query: CompiledQuery<Row>; places: (number | undefined)[] } | undefined;

  const make = (db: Db, count: number) => {
    // each place of a value is marked by an object that is nowhere else
    const marks = Array.from({ length: count }, () => Object.freeze({}));
    const query = build(db, ...(marks as unknown as Values)).compile();
    const places = query.parameters.map((one) => {
      const place = marks.indexOf(one as object);
      return place < 0 ? undefined : place;
    });
    return { query, places };
  };

  return async (db: Db, ...values: Values): Promise<Row[]> => {
    made ??= make(db, values.length);
    const { query, places } = made;
    const parameters = places.map((place, at) => (place === undefined ? query.parameters[at] : values[place]));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
