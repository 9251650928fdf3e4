import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { XMLParser } from 'fast-xml-parser';
import SaxonJS from 'saxon-js';

const read = (name: string) => JSON.parse(brotliDecompressSync(fs.readFileSync(path.join(import.meta.dirname, name))).toString());

type Row = [name: string, type: string, least: number, most: number];
interface Structure {
  root: string;
  types: Record<string, Row[]>;
}
type Parsed = Record<string, unknown>;

let rules: object | undefined;
let structure: Structure | undefined;

/** What the Schematron of CEN finds wrong with an invoice, as `rule: text`. */
function broken(xml: string): string[] {
  rules ??= read('cii.sef.json.br') as object;
  const { principalResult } = SaxonJS.transform({ stylesheetInternal: rules, sourceText: xml, destination: 'serialized' });
  return [...principalResult.matchAll(/<svrl:failed-assert[^>]*id="([^"]*)"[^>]*>\s*<svrl:text>([^<]*)/g)].map(
    ([, rule, text]) => `${rule}: ${text?.trim()}`,
  );
}

/** Elements that the schema does not know at their place, that stand in another order, too often or not at all. */
function misplaced(children: Parsed[], type: string, at: string): string[] {
  structure ??= read('cii.structure.json.br') as Structure;
  const rows = structure.types[type];
  if (!rows) return [];
  const names = children.map((one) => (Object.keys(one).find((key) => key !== ':@') ?? '').replace(/^\w+:/, ''));
  const places = names.map((name) => rows.findIndex(([known]) => known === name));
  const wrong = names.filter((_, place) => (places[place] ?? -1) < Math.max(0, ...places.slice(0, place)));
  const counts = rows.flatMap(([name, , least, most]) => {
    const count = names.filter((one) => one === name).length;
    return count < least || (most > 0 && count > most) ? [`${at}/${name} stands there ${count} times`] : [];
  });
  const below = children.flatMap((one, place) => {
    const inside = Object.entries(one).find(([key]) => key !== ':@')?.[1];
    return Array.isArray(inside) ? misplaced(inside, rows[places[place] ?? -1]?.[1] ?? '', `${at}/${names[place]}`) : [];
  });
  return [...wrong.map((name) => `${at}/${name} is out of place`), ...counts, ...below];
}

/** Everything that the schema and the rules of EN 16931 find wrong with an invoice. */
export function findingsOf(xml: string): string[] {
  structure ??= read('cii.structure.json.br') as Structure;
  const [, root] = new XMLParser({ preserveOrder: true, ignoreAttributes: false }).parse(xml) as Parsed[];
  const inside = (root?.['rsm:CrossIndustryInvoice'] ?? []) as Parsed[];
  return [...misplaced(inside, structure.root, ''), ...broken(xml)];
}
