import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** What only the server reads of an endpoint: who may call, what it answers and how it is described. */
const servers = new Set(['access', 'guests', 'summary', 'params', 'reply', 'refusals', 'rate']);

/** Every node below one, in no order. */
function* below(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    for (const one of [value].flat() as (Node | null)[]) {
      if (typeof one?.type !== 'string') continue;
      yield one;
      yield* below(one);
    }
  }
}

const nameOf = (node: unknown) => (node as { name?: string } | undefined)?.name;

/** The parts of endpoints in this program that only the server reads, each with the comma after it. */
function unread(program: Node, code: string) {
  return [...below(program)]
    .filter((node) => node.type === 'CallExpression' && nameOf(node.callee) === 'endpoint')
    .flatMap((call) => (call.arguments as Node[])[0]?.properties as Node[])
    .filter((property) => servers.has(nameOf(property.key) ?? ''))
    .map(({ start, end }) => ({ start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0), text: '' }));
}

/** Values made by calls at the top of this program: left out where nobody uses them. */
function makings(program: Node) {
  return (program.body as Node[])
    .map((one) => (one.type === 'ExportNamedDeclaration' ? (one.declaration as Node | null) : one))
    .flatMap((one) => (one?.type === 'VariableDeclaration' ? (one.declarations as Node[]) : []))
    .map((one) => one.init as Node | null)
    .filter((init) => init?.type === 'CallExpression')
    .flatMap((init) => [
      { start: init?.start ?? 0, end: init?.start ?? 0, text: '/* @__PURE__ */ (() => ' },
      { start: init?.end ?? 0, end: init?.end ?? 0, text: ')()' },
    ]);
}

/**
 * Leaves out of the contract what a browser never reads: it asks, and only the server checks who asks and what is
 * answered. Schemas that nothing uses then are neither loaded nor built.
 */
export const onlyAsking = (): Plugin => ({
  name: 'only-asking',
  apply: 'build',
  transform: {
    filter: { id: /packages[\\/]contract[\\/]src[\\/].*\.ts$/ },
    handler(code) {
      const program = this.parse(code) as unknown as Node;
      const changes = [...unread(program, code), ...makings(program)].sort((a, b) => b.start - a.start || b.end - a.end);
      return { code: changes.reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code), map: null };
    },
  },
});
