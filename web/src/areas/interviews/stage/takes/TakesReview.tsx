import { Stack, Text } from '@mantine/core';
import { IconFileText, IconMicrophone, IconVideo } from '@tabler/icons-react';
import type { Take } from '@vitrine/contract/interviews/parts.ts';
import { useState } from 'react';
import { useUploads } from '../../../../platform/recording/upload-queue.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import { chosenOf, isBroken } from '../../words.ts';
import { localTake } from './local-takes.ts';
import { TakeActs, TakeContent } from './TakeContent.tsx';
import classes from './Takes.module.css';
import { WhatHappens } from './WhatHappens.tsx';

interface Props {
  takes: Take[];
  company: string;
  onChanged: () => void;
}

/** The film where the own picture was, and below it all takes as a strip: one is looked at, one will be sent. */
export function TakesReview({ takes, company, onChanged }: Props) {
  const t = useTexts('interviews');
  const uploads = useUploads();
  const [picked, setPicked] = useState<string>();
  const last = takes.at(-1);
  if (!last) return null;
  const usual = isBroken(last, uploads) ? last : (chosenOf({ takes }) ?? last);
  const shown = takes.find((one) => one.takeId === picked) ?? usual;
  const number = takes.indexOf(shown) + 1;
  return (
    <Stack gap={12} className={classes.review ?? ''}>
      <div className={classes.film} data-film={shown.kind === 'video' || undefined}>
        <TakeContent key={shown.takeId} take={shown} number={number} onExpired={onChanged} />
      </div>
      <WhatHappens take={shown} company={company} />
      <ul className={classes.strip} aria-label={t('question.takes')} data-single={takes.length === 1 || undefined}>
        {takes.map((take, n) => (
          <li key={take.takeId} data-chosen={take.chosen || undefined} data-testid="take" data-state={take.state}>
            <button type="button" aria-pressed={take === shown} onClick={() => setPicked(take.takeId)}>
              <Poster take={take} />
              <span className={classes.name}>{t(`take.${take.kind}`, { number: n + 1 })}</span>
              {take.chosen && <span>{t('take.chosen')}</span>}
            </button>
          </li>
        ))}
      </ul>
      {isBroken(shown, uploads) && <Text size="sm">{t('take.broken')}</Text>}
      <TakeActs key={`acts ${shown.takeId}`} take={shown} onChanged={onChanged} />
    </Stack>
  );
}

const icons = { video: IconVideo, audio: IconMicrophone, text: IconFileText, file: IconFileText };

/** What a take looks like, until the server has made a poster of it as this browser has it. */
function Poster({ take }: { take: Take }) {
  const local = localTake(take.takeId);
  if (take.media?.poster) return <img className={classes.poster} src={take.media.poster} alt="" />;
  if (local?.kind === 'video') return <video className={classes.poster} src={local.url} muted playsInline tabIndex={-1} />;
  const Icon = icons[take.kind];
  return (
    <span className={classes.poster}>
      <Icon size={24} stroke={1.5} aria-hidden="true" />
    </span>
  );
}
