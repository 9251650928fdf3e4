import type { World } from '../../platform/context.ts';
import type { Bus } from '../../platform/postgres/bus.ts';
import { channel } from './notifying.sql.ts';

/** Who waits for news in this process, by account; nobody any more once it ends. */
interface Waiting {
  by: Map<string, Set<() => void>>;
  over: boolean;
}
const processes = new WeakMap<Bus, Waiting>();

/** Everybody who waits in this process; from the first one on it listens to what happens in all of them. */
function waitingIn({ bus }: World): Waiting {
  const known = processes.get(bus);
  if (known) return known;
  const waiting: Waiting = { by: new Map(), over: false };
  processes.set(bus, waiting);
  bus.listen(channel, (accountId) => {
    for (const wake of accountId === undefined ? everybody(waiting) : (waiting.by.get(accountId) ?? [])) wake();
  });
  return waiting;
}

const everybody = ({ by }: Waiting) => [...by.values()].flatMap((one) => [...one]);

/** The next change of somebody's list from now on. */
export function changeOf(world: World, accountId: string) {
  const waiting = waitingIn(world);
  const { promise, resolve } = Promise.withResolvers<void>();
  const mine = waiting.by.get(accountId) ?? new Set();
  waiting.by.set(accountId, mine.add(resolve));
  let timer: NodeJS.Timeout | undefined;
  return {
    /** Nobody is to wait any more: the program ends. */
    over: () => waiting.over,
    /** Done with the change, or after so long without one. */
    within(milliseconds: number) {
      timer = setTimeout(resolve, milliseconds);
      return promise;
    },
    stop() {
      clearTimeout(timer);
      mine.delete(resolve);
      if (mine.size === 0 && waiting.by.get(accountId) === mine) waiting.by.delete(accountId);
    },
  };
}

/** Answers everybody who waits, when the program ends. */
export function endWaiting({ bus }: World) {
  const waiting = processes.get(bus);
  if (!waiting) return;
  waiting.over = true;
  for (const wake of everybody(waiting)) wake();
}
