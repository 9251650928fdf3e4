import { AsyncLocalStorage } from 'node:async_hooks';

const calls = new AsyncLocalStorage<{ id: string; began?: number }>();

/** The random id of the call that what runs now goes back to, also from a job that it queued; nothing where nobody called. */
export const callNow = () => calls.getStore()?.id;

/** When the call began that is being answered, in milliseconds of this process; now where none is. */
export const callBegan = () => calls.getStore()?.began ?? performance.now();

/** Answers a call: its id stands beside all that is logged and in the jobs that are queued meanwhile. */
export const answering = <R>(id: string, work: () => R): R => calls.run({ id, began: performance.now() }, work);

/** Does work on behalf of a call that may be over, so that its id stands beside what is logged and in further jobs. */
export const onBehalfOf = <R>(call: string | undefined, work: () => R): R => (call === undefined ? work() : calls.run({ id: call }, work));
