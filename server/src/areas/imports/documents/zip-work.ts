/** What the caged child can do with a ZIP. */
import { serve } from '../../../platform/cage/serving.ts';
import { contentOf, entriesOf } from './zip.ts';
import type { ZipEntry } from './zip-cage.ts';

await serve({
  list: ({ size, ...most }: { size: number; mostBytes: number; mostFiles: number }, { files }) => {
    const found = entriesOf({ file: files.zip ?? -1, size }, most);
    return found === 'too-many' ? { result: found } : { result: null, bytes: Buffer.from(JSON.stringify(found)) };
  },
  unpack: ({ size, entry }: { size: number; entry: ZipEntry }, { files }) => ({ bytes: contentOf({ file: files.zip ?? -1, size }, entry) }),
});
