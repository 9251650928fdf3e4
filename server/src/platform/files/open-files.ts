import type { Files } from './files.ts';
import { localFiles } from './files-local.ts';
import { type S3Place, s3Files } from './s3/files-s3.ts';

/** Opens the place for files that the configuration names: a folder or a bucket. */
export const openFiles = (place: { dir: string } | { s3: S3Place }): Files => ('s3' in place ? s3Files(place.s3) : localFiles(place.dir));
