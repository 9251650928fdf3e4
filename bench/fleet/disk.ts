import fs from 'node:fs';
import path from 'node:path';
import { run } from './started.ts';

const laid = new Set<() => void>();
process.once('exit', () => {
  for (const remove of laid) remove();
});

/** A disk of its own at a place, so large at most, that can be filled to its last block. */
export function layDisk(place: string, megabytes: number) {
  const image = `${place}.image`;
  const ballast = path.join(place, 'ballast');
  fs.mkdirSync(place, { recursive: true });
  run('truncate', ['--size', `${megabytes}M`, image]);
  run('mkfs.ext4', ['-q', '-m', '0', image]);
  run('mount', ['-o', 'loop', image, place]);
  fs.rmSync(path.join(place, 'lost+found'), { recursive: true });
  const remove = () => {
    laid.delete(remove);
    run('umount', ['--lazy', place]);
    fs.rmSync(image);
  };
  laid.add(remove);
  return {
    fill() {
      const { bavail, bsize } = fs.statfsSync(place);
      // the last blocks one by one: how the file is laid out takes some of them
      for (let bytes = bavail * bsize; bytes >= bsize; bytes = Math.floor(bytes / 2)) {
        try {
          run('fallocate', [
            '--offset',
            String(fs.statSync(ballast, { throwIfNoEntry: false })?.size ?? 0),
            '--length',
            String(bytes),
            ballast,
          ]);
        } catch {
          // not so much any more
        }
      }
    },
    empty: () => fs.rmSync(ballast, { force: true }),
    remove,
  };
}

export type Disk = ReturnType<typeof layDisk>;
