import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { talkRecordings } from '@vitrine/contract/talks/recordings.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { dayAndTime } from '../../../platform/clock.ts';
import { useTexts } from '../../../platform/use-texts.ts';

type Watched = Reply<typeof talkRecordings.interview>;

/** What was recorded of a talk at Webex, once the applicant lets it be watched. */
export function Recordings({ id, agreed }: { id: string; agreed: boolean }) {
  const t = useTexts('applicants');
  const [asked, setAsked] = useState(false);
  if (!agreed)
    return (
      <Text size="sm" c="dimmed">
        {t('talk.recordings.notAgreed')}
      </Text>
    );
  if (!asked)
    return (
      <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setAsked(true)}>
        {t('talk.recordings.show')}
      </Button>
    );
  return <Found id={id} />;
}

function Found({ id }: { id: string }) {
  const t = useTexts('applicants');
  const found = useAsk(talkRecordings.list, { id });
  return (
    <QueryBoundary of={found}>
      {({ items }) =>
        items.length === 0 ? (
          <Text size="sm">{t('talk.recordings.none')}</Text>
        ) : (
          <Stack gap={12} component="ul" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('talk.recordings.title')}>
            {items.map(({ videoid, recordedAt, seconds }) => (
              <li key={videoid}>
                <One videoid={videoid} name={dayAndTime(recordedAt)} minutes={Math.max(1, Math.round(seconds / 60))} />
              </li>
            ))}
          </Stack>
        )
      }
    </QueryBoundary>
  );
}

/** One recording: where it is watched is asked for when somebody wants to, and that is noted. */
function One({ videoid, name, minutes }: { videoid: string; name: string; minutes: number }) {
  const t = useTexts('applicants');
  const [watched, setWatched] = useState<Watched>();
  const act = useAct(talkRecordings.interview, { changes: false, onDone: setWatched });
  return (
    <Stack gap={4}>
      <Text fw={700}>{name}</Text>
      <Text size="sm">{t('common:talk.minutes', { minutes })}</Text>
      {watched ? (
        <Group gap={8} align="flex-end">
          <Button component="a" href={watched.url} target="_blank" rel="noopener noreferrer">
            {t('talk.recordings.watch')}
          </Button>
          {watched.password && <PasswordInput readOnly label={t('talk.recordings.password')} value={watched.password} w={200} />}
        </Group>
      ) : (
        <Button variant="default" style={{ alignSelf: 'flex-start' }} loading={act.isPending} onClick={() => act.mutate({ videoid })}>
          {t('talk.recordings.open')}
        </Button>
      )}
    </Stack>
  );
}
