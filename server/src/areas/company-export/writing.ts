import type { CompanyData, CompanyFile, CompanyList, CompanyReader } from '../../platform/company-data/company-data.ts';
import { fileOf } from '../../platform/company-data/lists.ts';
import type { World } from '../../platform/context.ts';
import { bytesOf, type Copied } from './copying.ts';
import { csvOf, jsonOf } from './lines.ts';
import { listOfFiles, type WrittenFile } from './own-list.ts';
import { readmeOf } from './readme.ts';

/** How far it is: files written, of so many, their bytes, and those that could not be put in. */
export interface Progress {
  done: number;
  total: number;
  bytes: number;
  missing: number;
}

interface Writing {
  world: World;
  /** The same at one moment, until `end`. */
  snapshot: { world: World; end: () => Promise<void> };
  reader: CompanyReader & { company: string };
  everything: readonly CompanyData[];
  progress: Progress;
  /** Hears of it now and then. */
  note: () => Promise<void>;
}

const bytesOfStream = (of: AsyncIterable<Uint8Array>) => of as AsyncIterable<Uint8Array<ArrayBuffer>>;

/** A list twice: for programs and for spreadsheets. */
function* twice(list: CompanyList, at: Date, seen: (files: CompanyFile[]) => void) {
  const name = `data/${fileOf(list.name)}`;
  yield { name: `${name}.json`, input: bytesOfStream(jsonOf(list, seen)), lastModified: at };
  yield { name: `${name}.csv`, input: bytesOfStream(csvOf(list)), lastModified: at };
}

/** Files that lie where several rows name them are in the export once. */
const eachOnce = (files: CompanyFile[]) => [...new Map(files.map((one) => [one.path, one])).values()];

/**
 * The entries of the ZIP, one after the other: every list as it is at one moment, then the files that they name, then
 * the list of what became of each file, and what all of it is. Of the files only the names are held in memory.
 */
export async function* entriesOf({ world, snapshot, reader, everything, progress, note }: Writing) {
  const at = world.now();
  const lists = everything.flatMap((one) => one.tell(snapshot.world, reader));
  const named: CompanyFile[] = [];
  for (const list of lists) yield* twice(list, at, (files) => named.push(...files));
  await snapshot.end();

  const files = eachOnce(named);
  progress.total = files.length;
  await note();
  const written: WrittenFile[] = [];
  for (const { path, stored } of files) {
    const copied: Copied = { fate: 'missing', bytes: 0 };
    if ((await world.files.size(stored)) !== undefined) {
      const counted = async function* () {
        for await (const chunk of bytesOf(world, stored, copied)) {
          progress.bytes += chunk.length;
          await note();
          yield chunk;
        }
      };
      yield { name: path, input: bytesOfStream(counted()), lastModified: at };
    }
    progress.done += 1;
    if (copied.fate !== 'whole') progress.missing += 1;
    written.push({ path, ...copied });
    await note();
  }

  const own = listOfFiles(written);
  yield* twice(own, at, () => undefined);
  yield { name: 'README.txt', input: readmeOf(reader, [...lists, own], progress, at), lastModified: at };
}
