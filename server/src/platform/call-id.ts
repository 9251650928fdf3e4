import { AsyncLocalStorage } from 'node:async_hooks';

const calls = new AsyncLocalStorage<string>();

/** The random id of the call that what runs now goes back to, also from a job that it queued; nothing where nobody called. */
export const callNow = () => calls.getStore();

/** Does work on behalf of a call, so that its id stands beside all that is logged and in the jobs that are queued meanwhile. */
export const onBehalfOf = <R>(call: string | undefined, work: () => R): R => (call === undefined ? work() : calls.run(call, work));
