/** The child's side: it runs in the cage and has nothing but what it was handed. */
import os from 'node:os';
import { framed, messagesIn } from './messages.ts';
import { Unreadable } from './unreadable.ts';

/** What a task is given beside its arguments. */
export interface Given {
  /** Open files by the names that the program gave them: numbers of descriptors. */
  files: Record<string, number>;
  bytes: Buffer;
}

export interface Done {
  result?: unknown;
  bytes?: Uint8Array;
}

// each task knows the shape of its own arguments; the program's side types them
// biome-ignore lint/suspicious/noExplicitAny: as above
export type Tasks = Record<string, (args: any, given: Given) => Promise<Done> | Done>;

const mostBytes = 256 * 1024 * 1024;

/** Does what the program asks, one after the other, and ends with it. */
export async function serve(tasks: Tasks): Promise<void> {
  for await (const { head, bytes } of messagesIn(process.stdin, mostBytes)) {
    const { task, args, files, niceness = 0 } = head as { task: string; args: unknown; files: Given['files']; niceness?: number };
    // within its session; whoever started it lets the session stand back as a whole
    if (os.getPriority() < niceness) os.setPriority(niceness);
    const [reply, content] = await answer(() => tasks[task]?.(args, { files, bytes }));
    for (const part of framed(reply, content)) process.stdout.write(part);
  }
  process.exit(0);
}

async function answer(work: () => Promise<Done> | Done | undefined): Promise<[Record<string, unknown>, Uint8Array?]> {
  try {
    const done = await work();
    if (!done) return [{ fault: { message: 'there is no such task' } }];
    return [{ result: done.result ?? null }, done.bytes];
  } catch (error) {
    if (error instanceof Unreadable) return [{ unreadable: error.message }];
    const { message, code } = error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error) };
    return [{ fault: { message, code: typeof code === 'string' ? code : undefined } }];
  }
}
