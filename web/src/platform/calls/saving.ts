import { useState } from 'react';

/** Has the browser save what an address leads to, under this name. */
export function save(url: string, name: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Something that takes a moment: whether it is under way, and how to begin it. */
export function useWaiting(work: () => Promise<unknown>, onFailed: (error: unknown) => void) {
  const [waiting, setWaiting] = useState(false);
  const run = () => {
    setWaiting(true);
    work()
      .catch(onFailed)
      .finally(() => setWaiting(false));
  };
  return { waiting, run };
}
