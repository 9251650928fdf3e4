import fs from 'node:fs';
import os from 'node:os';

/** Linux takes such a word from ordinary users once in a tenth of a second, of all of them. */
const busy = { pause: 150, tries: 10 };

/**
 * Lets a child that has a session of its own stand back behind the program, as far as `niceness` (1 to 19) says. Linux
 * shares the processors out among sessions before it looks who is nice within one: the session stands back as a whole,
 * without which a single niceness changes nothing. What cannot be done is left: the child may have ended.
 */
export function standBack(pid: number, niceness: number) {
  try {
    if (os.getPriority(pid) < niceness) os.setPriority(pid, niceness);
  } catch {
    // it has ended
  }
  standBackTogether(pid, niceness, busy.tries);
}

function standBackTogether(pid: number, niceness: number, tries: number) {
  try {
    fs.writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
  } catch (error) {
    const again = (error as NodeJS.ErrnoException).code === 'EAGAIN' && tries > 0;
    if (again) setTimeout(() => standBackTogether(pid, niceness, tries - 1), busy.pause).unref();
  }
}
