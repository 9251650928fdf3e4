import fs from 'node:fs';
import path from 'node:path';

/** What lies above is left as open as folders are on this system. */
function made(dir: string) {
  fs.mkdirSync(path.dirname(dir), { recursive: true });
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
}

/** Makes a folder that its owner alone may look into, and closes one that is there already. A group it was given to may pass through. */
export function closedFolder(dir: string) {
  made(dir);
  const { gid } = fs.statSync(dir);
  const mode = gid === process.getgid?.() ? 0o700 : 0o710;
  tryTo(() => fs.chmodSync(dir, mode));
  return dir;
}

/** The same, but that a group may pass through to what lies below. */
export function folderToPass(dir: string, group: number | undefined) {
  made(dir);
  if (group !== undefined) tryTo(() => fs.chownSync(dir, fs.statSync(dir).uid, group));
  return closedFolder(dir);
}

/** A folder that an operator mounted for this program may belong to somebody else, and its rights are then theirs to set. */
function tryTo(work: () => void) {
  try {
    work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
