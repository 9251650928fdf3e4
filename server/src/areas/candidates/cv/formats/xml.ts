/** XML of strangers. Runs in the cage alone. */
import { XMLParser } from 'fast-xml-parser';
import { NotRead } from '../what-was-read.ts';

const most = 16 * 1024 * 1024;

/** No format of a CV declares a document type: what declares one brings entities that grow without end. */
function demandPlain(xml: string) {
  if (xml.length > most || /<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new NotRead('cv-unreadable');
  return xml.replace(/^\uFEFF/, '');
}

/** An element with its children in their order: its name is the one key beside `:@`. */
export type Node = Record<string, unknown>;

const ordered = new XMLParser({
  preserveOrder: true,
  removeNSPrefix: true,
  ignoreAttributes: true,
  trimValues: false,
  parseTagValue: false,
  processEntities: true,
  htmlEntities: false,
});
export const nodesOf = (xml: string) => ordered.parse(demandPlain(xml)) as Node[];

const plain = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: true,
  htmlEntities: false,
});
export const objectOf = (xml: string) => plain.parse(demandPlain(xml)) as Record<string, unknown>;
