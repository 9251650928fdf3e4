import { type Expression, parseSync, type TemplateLiteral, Visitor } from 'oxc-parser';
import type { Source } from '../../../tools/import-rules.ts';

/** One place in a source that writes a table; `table` is undefined where the source does not say which. */
export interface Write {
  file: string;
  line: number;
  table: string | undefined;
}

const builders = new Set(['insertInto', 'replaceInto', 'updateTable', 'deleteFrom', 'mergeInto']);
/** What is filled into a template is not known here. */
const hole = '¤';
// `for update`, `do update` and `on update` write no table of their own
const statement =
  /(?<!\b(?:for|do|on|key)\s+)\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?|copy)\s+(?:only\s+)?("?[\w.]+"?|¤)/gi;

const writtenBy = (text: string) =>
  [...text.matchAll(statement)].map(([, table = hole]) =>
    table.includes(hole) ? undefined : table.replaceAll('"', '').replace(/^public\./, ''),
  );

const templateText = ({ quasis }: TemplateLiteral) => quasis.map((one) => one.value.raw).join(hole);

const textOf = (node: Expression | { type: 'SpreadElement' } | undefined) => {
  if (node?.type === 'TemplateLiteral') return templateText(node);
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
};

/**
 * Every write that a source spells out: calls of Kysely's builders and of `manyRows`, and texts of SQL in templates tagged `sql`, in
 * `sql.raw(…)` and in `….query(…)`.
 */
export function writesIn({ file, text }: Source): Write[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const found: Write[] = [];
  const add = (at: number, tables: (string | undefined)[]) => {
    const line = text.slice(0, at).split('\n').length;
    for (const table of tables) found.push({ file, line, table });
  };
  new Visitor({
    CallExpression({ callee, arguments: [first, second], end }) {
      if (callee.type === 'Identifier' && callee.name === 'manyRows') add(end, [textOf(second)]);
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      const named = textOf(first);
      if (builders.has(name)) add(end, [named?.includes(hole) ? undefined : named?.split(' ')[0]]);
      else if (name === 'query' || name === 'raw') add(end, writtenBy(named ?? ''));
    },
    TaggedTemplateExpression({ tag, quasi, end }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') add(end, writtenBy(templateText(quasi)));
    },
  }).visit(program);
  return found;
}
