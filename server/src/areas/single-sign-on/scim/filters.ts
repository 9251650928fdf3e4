import { wrong } from './faults.ts';
import { userSchema } from './schemas.ts';

/** An attribute, perhaps of those values alone that a filter names, perhaps a part of it; in lower case. */
export interface Path {
  attribute: string;
  filter: Term[];
  part: string | undefined;
}

/** `attribute eq value`. */
export interface Term {
  path: Path;
  value: string | boolean;
}

const longest = 1000;
const word = '[a-z$][\\w$-]*';
const pathPattern = new RegExp(`^(${word})(?:\\[([^\\]]*)\\])?(?:\\.(${word}))?$`, 'i');
const corePrefix = `${userSchema}:`.toLowerCase();

/** RFC 7644, 3.5.2, without the name of the core schema; undefined for an attribute of an extension, none of which is kept. */
export function pathOf(written: string): Path | undefined {
  const bare = written.toLowerCase().startsWith(corePrefix) ? written.slice(corePrefix.length) : written;
  if (/^urn:/i.test(bare)) return undefined;
  const found = written.length <= longest ? pathPattern.exec(bare.trim()) : null;
  if (!found) throw wrong('invalidPath', 'A path is an attribute such as active, name.givenName or emails[type eq "work"].value.');
  const [, attribute = '', filter, part] = found;
  return { attribute: attribute.toLowerCase(), filter: filter === undefined ? [] : termsOf(filter), part: part?.toLowerCase() };
}

const isFilter = () => wrong('invalidFilter', 'A filter compares by eq alone, joined by and: userName eq "ken@example.com".');
// a value may hold brackets and spaces, and an attribute a filter of its own
const termPattern = /\s*([^\s"[\]]+(?:\[[^\]]*\][^\s"]*)?)\s+eq\s+("(?:[^"\\]|\\.)*"|true|false)(?:\s+and(?=\s)|\s*$)/iy;

/** The terms of a filter, all of which hold (RFC 7644, 3.4.2.2): attributes and operators in any case. */
export function termsOf(filter: string): Term[] {
  if (filter.length > longest) throw isFilter();
  const terms: Term[] = [];
  // its own place in the text: a path may hold a filter again
  const term = new RegExp(termPattern);
  for (let at = 0; at < filter.length; at = term.lastIndex) {
    const found = term.exec(filter);
    const path = found?.[1] === undefined ? undefined : pathOf(found[1]);
    if (!found || !path) throw isFilter();
    terms.push({ path, value: comparedTo(found[2] ?? '') });
  }
  if (terms.length === 0) throw isFilter();
  return terms;
}

function comparedTo(written: string) {
  const value = valueIn(written);
  // no column holds such a character, nor can be asked for it
  if (typeof value === 'string' && value.includes('\0')) throw isFilter();
  return value;
}

function valueIn(written: string) {
  try {
    return JSON.parse(written.startsWith('"') ? written : written.toLowerCase()) as string | boolean;
  } catch {
    throw isFilter();
  }
}
