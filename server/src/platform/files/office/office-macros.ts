/** Looks for programs in office documents. Runs in the cage alone. */
import { contentOf, type Entry, entriesOf } from './office-zip.ts';

/** Programs lie in these parts, whatever the file itself is called: of Word and its like, and of OpenDocument. */
const macroParts = /(^|\/)(vbaProject\w*\.bin|vbaData\.xml)$|^(Basic|Scripts)\/./i;
/** A part may have any name; what it is stands in the list of types. */
const macroTypes = /macroEnabled|vbaProject/i;
const listOfTypes = '[Content_Types].xml';

const longestList = 1024 * 1024;

const textOf = (file: Buffer, entry: Entry) => plain(contentOf(file, entry, longestList).toString('utf8'));

/** The same letters, however they are written: two bytes each, or as numbers. */
const plain = (xml: string) =>
  xml.replaceAll('\0', '').replace(/&#(x?)([\da-f]{1,6});/gi, (_, hex: string, digits: string) => {
    const code = Number.parseInt(digits, hex ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** True for an office document that carries programs. Throws where its parts cannot be listed. */
export function hasMacros(file: Buffer): boolean {
  const entries = entriesOf(file);
  const types = entries.filter(({ name }) => name.toLowerCase() === listOfTypes.toLowerCase());
  return entries.some(({ name }) => macroParts.test(name)) || types.some((one) => macroTypes.test(textOf(file, one)));
}
