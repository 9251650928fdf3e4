import path from 'node:path';
import type { Config } from '../config.ts';
import type { Files } from '../files/files.ts';
import { openFiles } from '../files/open-files.ts';

/** The settings of a bucket that backups go to, by its address `s3://host/bucket`; `s3+http:` where it has no encryption. */
function bucketOf(url: URL, { backup: { bucket } }: Config) {
  if (!bucket) throw new Error('Set BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY to reach that bucket.');
  const endpoint = `${url.protocol === 's3+http:' ? 'http' : 'https'}://${url.host}${url.pathname}`;
  return { s3: { endpoint, ...bucket } };
}

/** Where backups lie: a folder, or a bucket. */
export function openPlace(place: string, config: Config): Files {
  const url = /^s3(\+http)?:\/\//.test(place) ? URL.parse(place) : null;
  if (url) return openFiles(bucketOf(url, config));
  const folder = path.resolve(place);
  const within = path.relative(config.dataDir, folder);
  if (!within.startsWith('..') && !path.isAbsolute(within))
    throw new Error('Backups belong outside of DATA_DIR: they are there for the day on which it is lost.');
  return openFiles({ dir: folder });
}
