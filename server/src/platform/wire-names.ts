type Camel<S extends string> = S extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : S;
type Snake<S extends string> = S extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${Snake<Tail>}`
    : `_${Lowercase<Head>}${Snake<Tail>}`
  : S;

/** A row whose columns are called as on the wire: `created_at` becomes `createdAt`. */
export type OnWire<Row> = { [K in keyof Row as K extends string ? Camel<K> : K]: Row[K] };
/** The columns of what is called as on the wire: `createdAt` becomes `created_at`. */
export type Columns<Fields> = { [K in keyof Fields as K extends string ? Snake<K> : K]: Fields[K] };

/** A list of a hundred rows asks for the same few names. */
function remembered(name: (key: string) => string) {
  const known = new Map<string, string>();
  return (from: object) =>
    Object.fromEntries(
      Object.entries(from).map(([key, value]) => {
        const found = known.get(key) ?? name(key);
        known.set(key, found);
        return [found, value];
      }),
    );
}

const inCamelCase = remembered((key) => key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
const inSnakeCase = remembered((key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

/**
 * A row in the words of the wire. Spread into a reply it needs no list of its fields: what the reply's schema does not
 * name stays inside.
 */
export const onWire = <const Row extends object>(row: Row) => inCamelCase(row) as OnWire<Row>;

/** What came over the wire, in the names of the columns. */
export const columnsOf = <const Fields extends object>(fields: Fields) => inSnakeCase(fields) as Columns<Fields>;
