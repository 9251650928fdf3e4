import { type RefObject, useEffect, useState } from 'react';
import type { PlayerHandle } from '../VideoPlayer.tsx';

/** The second a player is at, ten times a second at most, while somebody looks. */
export function useSecond(player: RefObject<PlayerHandle | null>, looks = true) {
  const [second, setSecond] = useState(0);
  useEffect(() => {
    if (!looks) return;
    const look = () => setSecond(Math.round((player.current?.second() ?? 0) * 10) / 10);
    look();
    const timer = setInterval(look, 100);
    return () => clearInterval(timer);
  }, [player, looks]);
  return second;
}
