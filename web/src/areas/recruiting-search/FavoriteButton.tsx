import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { type CandidateCard, candidateFavorites } from '@vitrine/contract/recruiting-search/search.ts';
import { useState } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { shortName } from './words.ts';

/** Keeps a candidate in mind, or no longer; shown at once. */
export function FavoriteButton({ candidate }: { candidate: CandidateCard }) {
  const t = useTexts('recruiting-search');
  const [wanted, setWanted] = useState<boolean>();
  const after = { onDone: () => setWanted(undefined) };
  const add = useAct(candidateFavorites.add, after);
  const remove = useAct(candidateFavorites.remove, after);
  const kept = wanted ?? candidate.favorite;
  const toggle = () => {
    setWanted(!kept);
    (kept ? remove : add).mutate({ id: candidate.id }, { onError: () => setWanted(undefined) });
  };
  const Icon = kept ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      variant="subtle"
      size={44}
      style={{ position: 'relative', zIndex: 1 }}
      aria-pressed={kept}
      aria-label={t('keep', { name: shortName(candidate) })}
      onClick={toggle}
    >
      <Icon size={22} stroke={1.5} />
    </ActionIcon>
  );
}
