import { Button, Group, Radio, Stack, Switch } from '@mantine/core';
import { type AccommodationWishes, accommodation, timeWishes } from '@vitrine/contract/interviews/accommodation.ts';
import { useState } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { QueryBoundary } from '../QueryBoundary.tsx';

const kinds = ['video', 'audio', 'text'] as const;

/** More time, more attempts, another kind of answer: asked for once, without a reason, granted at once. */
export function AccommodationForm({ onSaved }: { onSaved: (wishes: AccommodationWishes) => void }) {
  return <QueryBoundary of={useAsk(accommodation.own, {})}>{(own) => <Wishes own={own} onSaved={onSaved} />}</QueryBoundary>;
}

function Wishes({ own, onSaved }: { own: AccommodationWishes; onSaved: (wishes: AccommodationWishes) => void }) {
  const t = useTexts('interviews');
  const [wishes, setWishes] = useState(own);
  const act = useAct(accommodation.save, { onDone: onSaved });
  return (
    <Stack gap={24}>
      <Radio.Group
        label={t('accommodation.time')}
        value={wishes.time}
        onChange={(time) => setWishes({ ...wishes, time: time as AccommodationWishes['time'] })}
      >
        <Stack gap={10} mt={8}>
          {timeWishes.map((time) => (
            <Radio key={time} value={time} label={t(`accommodation.times.${time}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Switch
        label={t('accommodation.attempts')}
        checked={wishes.moreAttempts}
        onChange={(event) => setWishes({ ...wishes, moreAttempts: event.currentTarget.checked })}
      />
      <Radio.Group
        label={t('accommodation.kind')}
        description={t('accommodation.kindHint')}
        value={wishes.answerKind}
        onChange={(kind) => setWishes({ ...wishes, answerKind: kind as AccommodationWishes['answerKind'] })}
      >
        <Group gap={20} mt={8}>
          {kinds.map((kind) => (
            <Radio key={kind} value={kind} label={t(`mode.${kind}`)} />
          ))}
        </Group>
      </Radio.Group>
      <Group justify="flex-end">
        <Button loading={act.isPending} onClick={() => act.mutate(wishes)}>
          {t('common:save')}
        </Button>
      </Group>
    </Stack>
  );
}
