import type { World } from '../context.ts';
import type { Db } from '../postgres/db.ts';
import { DatabaseAway } from '../postgres/passing-faults.ts';

interface How<Asked> {
  /** So many are answered together at most. */
  most?: number;
  /** Two with the same name here are never answered together; the second one waits for the next turn. */
  apart?: (asked: Asked) => string;
}

/** The first that may go together, and those that wait on in their order. */
function parted<One extends { name: string | undefined }>(all: One[], most: number) {
  const taken: One[] = [];
  const left: One[] = [];
  const names = new Set<string>();
  for (const one of all) {
    const fits = taken.length < most && (one.name === undefined || !names.has(one.name));
    // whoever waits lets nobody of the same name overtake
    if (one.name !== undefined) names.add(one.name);
    (fits ? taken : left).push(one);
  }
  return { taken, left };
}

/**
 * Answers together what is asked at the same time: while one turn is under way, whatever comes is gathered for the next
 * one, so a busy program pays for a turn and not for each, and an idle one waits for nobody. What is read is read after it
 * was asked for. Where a turn fails, each is tried by itself, so that nobody fails for the fault of another.
 */
export function gathering<Asked, Answer>(
  answerAll: (asked: Asked[]) => Promise<Answer[]>,
  { most = 100, apart }: How<Asked> = {},
): (asked: Asked) => Promise<Answer> {
  interface Waiting extends PromiseWithResolvers<Answer> {
    asked: Asked;
    name: string | undefined;
  }
  let waiting: Waiting[] = [];
  let underWay = false;

  async function answer(some: Waiting[]) {
    try {
      const answers = await answerAll(some.map(({ asked }) => asked));
      for (const [index, { resolve }] of some.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      if (some.length > 1 && !(error instanceof DatabaseAway)) await Promise.all(some.map((one) => answer([one])));
      else for (const { reject } of some) reject(error);
    }
  }

  async function work() {
    underWay = true;
    while (waiting.length > 0) {
      const { taken, left } = parted(waiting, most);
      waiting = left;
      await answer(taken);
    }
    underWay = false;
  }

  return (asked) => {
    const one: Waiting = { asked, name: apart?.(asked), ...Promise.withResolvers<Answer>() };
    waiting.push(one);
    if (!underWay) void work();
    return one.promise;
  };
}

/** The same for all of a process that ask over the same connections: whoever asks inside a transaction asks by itself. */
export function gatheringIn<Asked, Answer>(answerAll: (world: World, asked: Asked[]) => Promise<Answer[]>, how?: How<Asked>) {
  const databases = new WeakMap<Db, (asked: Asked) => Promise<Answer>>();
  return (world: World): ((asked: Asked) => Promise<Answer>) => {
    if (world.db.isTransaction) return async (asked) => (await answerAll(world, [asked]))[0] as Answer;
    const known = databases.get(world.db) ?? gathering((asked) => answerAll(world, asked), how);
    databases.set(world.db, known);
    return known;
  };
}
