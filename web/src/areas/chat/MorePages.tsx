import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';

/** So far before one comes there, what stands farther on is fetched. */
const ahead = '600px 0px';

interface Props {
  label: string;
  /** Changes with every page that came, so that one that was not enough is followed by another one. */
  at: number | undefined;
  onNear: () => void;
}

/** At an end of what is on the page: fetches more as one comes near, or when it is pressed. */
export function MorePages({ label, at, onNear }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const load = useRef(onNear);
  load.current = onNear;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is still near after a page is told only by a new look
  useEffect(() => {
    const end = button.current;
    if (!end || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(), {
      root: end.parentElement,
      rootMargin: ahead,
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [at]);
  return (
    <Button ref={button} variant="subtle" mx="auto" display="block" style={{ flex: 'none' }} onClick={onNear}>
      {label}
    </Button>
  );
}
