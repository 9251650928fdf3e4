/** What programs of one machine tell each other, by way of the supervisor that runs them. */
import { setTimeout as sleep } from 'node:timers/promises';

/** From the supervisor, which passes on what one peer says to the others. */
export type FromSupervisor = { stop: true } | { question: number; from: string } | { answer: unknown; to: number; from: string };
/** To the supervisor. `serving`: at this port; `settled`: this program has told all it has to tell at its start. */
export type ToSupervisor = { serving: number } | { settled: true } | { question: number } | { answer: unknown; to: number; for: string };

/** Milliseconds after which a peer that does not answer is left out: it is busy, or falls just now. */
const patience = 1000;

const tell = (said: ToSupervisor) => void (process.connected && process.send?.(said));

const hear = (listener: (said: FromSupervisor) => void) => void process.on('message', (said) => listener(said as FromSupervisor));

/** Tells the supervisor at which port this program serves. */
export const tellServing = (port: number) => tell({ serving: port });

/** Tells the supervisor that this program has begun, so that the others may. */
export const tellSettled = () => tell({ settled: true });

/** Calls back once the supervisor says that this is the end. */
export const whenStopped = (end: () => void) => hear((said) => 'stop' in said && end());

/** Answers whatever peers ask for with what `say` returns, as JSON. */
export const answerPeers = (say: () => unknown) =>
  hear((said) => {
    if ('question' in said) tell({ answer: say(), to: said.question, for: said.from });
  });

/** Returns how to ask all peers, of which there are `others`: what each says, by its name. */
export function openPeers(others: number) {
  const waiting = new Map<number, (from: string, answer: unknown) => void>();
  let asked = 0;
  hear((said) => {
    if ('answer' in said) waiting.get(said.to)?.(said.from, said.answer);
  });
  return async (): Promise<Map<string, unknown>> => {
    const answers = new Map<string, unknown>();
    if (others === 0) return answers;
    asked += 1;
    const question = asked;
    const all = new Promise<void>((resolve) => {
      waiting.set(question, (from, answer) => {
        answers.set(from, answer);
        if (answers.size === others) resolve();
      });
    });
    const impatient = new AbortController();
    tell({ question });
    await Promise.race([all, sleep(patience, undefined, { signal: impatient.signal }).catch(() => undefined)]);
    impatient.abort();
    waiting.delete(question);
    return answers;
  };
}
