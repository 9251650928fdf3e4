/** What the caged child can do with a ZIP. */
import { serve } from '../../../platform/cage/serving.ts';
import { contentOf, entriesOf } from './zip.ts';
import type { ZipEntry } from './zip-cage.ts';

await serve({
  list: ({ size, mostBytes }: { size: number; mostBytes: number }, { files }) => {
    const found = entriesOf({ file: files.zip ?? -1, size }, mostBytes);
    return { result: found === 'too-many' ? { refused: found } : { entries: found } };
  },
  unpack: ({ size, entry }: { size: number; entry: ZipEntry }, { files }) => ({ bytes: contentOf({ file: files.zip ?? -1, size }, entry) }),
});
