import { Refused } from '../refused.ts';

interface Line {
  running: number;
  waiting: (() => void)[];
}

const lines = new Map<string, Line>();

interface Room {
  atOnce: number;
  /** So many wait for their turn; whoever comes then is refused. */
  waiting: number;
}

/** Works in the order of coming, so many of a line at the same time. Who waited for it and has gone takes no turn. */
export async function inLine<R>(name: string, { atOnce, waiting }: Room, work: () => Promise<R>, gone?: AbortSignal): Promise<R> {
  gone?.throwIfAborted();
  const line = lines.get(name) ?? { running: 0, waiting: [] };
  lines.set(name, line);
  if (line.running < atOnce) line.running += 1;
  else if (line.waiting.length >= waiting) throw new Refused('too-many-requests');
  else await turnOf(line, gone);
  try {
    return await work();
  } finally {
    // whoever waits takes the place over
    const next = line.waiting.shift();
    if (next) next();
    else line.running -= 1;
    if (line.running === 0) lines.delete(name);
  }
}

const turnOf = (line: Line, gone?: AbortSignal) =>
  new Promise<void>((begin, end) => {
    const turn = () => {
      gone?.removeEventListener('abort', leave);
      begin();
    };
    const leave = () => {
      line.waiting.splice(line.waiting.indexOf(turn), 1);
      end(gone?.reason);
    };
    gone?.addEventListener('abort', leave, { once: true });
    line.waiting.push(turn);
  });
