import { useState } from 'react';
import { number } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';

const steps = 10;

/** How loud the films of a review are, from one to the next, and the keys that change it. */
export function useVolume() {
  const t = useTexts('applicants');
  const [tenths, setTenths] = useState(steps);
  const [muted, mute] = useState(false);
  const say = (text: string) => notices.info(text, 'volume');
  const said = (volume: number) => t('review.volume', { percent: number(volume / steps, { style: 'percent' }) });
  return {
    volume: muted ? 0 : tenths / steps,
    keys: {
      mute: () => {
        mute(!muted);
        say(muted ? said(tenths) : t('review.muted'));
      },
      volume: (key: string) => {
        const next = Math.min(steps, Math.max(0, tenths + (key.endsWith('Up') ? 1 : -1)));
        mute(false);
        setTenths(next);
        say(said(next));
      },
    },
  };
}
