import { ActionIcon, Button, Group, Kbd, Stack, Text } from '@mantine/core';
import { IconClock, IconX } from '@tabler/icons-react';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { PlayerHandle } from '../../../../parts/VideoPlayer.tsx';
import { useAct } from '../../../../platform/calls/use-act.ts';
import { useAsk } from '../../../../platform/calls/use-ask.ts';
import { minutesSeconds } from '../../../../platform/clock.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import { useMentions } from './mentions.ts';
import { Note } from './Note.tsx';
import { NoteField } from './NoteField.tsx';

interface Props {
  applicationId: string;
  questionNo: number | null;
  player: RefObject<PlayerHandle | null>;
  field: RefObject<HTMLTextAreaElement | null>;
  onShow: (questionNo: number) => void;
}
type Comment = Reply<typeof comments.list>['items'][number];

/** What the team says; a note keeps by itself the second at which one began to write it. */
export function Notes({ applicationId, questionNo, player, field, onShow }: Props) {
  const t = useTexts('applicants');
  const list = useAsk(comments.list, { id: applicationId });
  const goTo = (note: Comment) => {
    if (note.questionNo === null) return;
    onShow(note.questionNo);
    if (note.questionNo === questionNo) player.current?.seek(note.second ?? 0);
  };
  return (
    <Stack gap={16} component="section" aria-label={t('comments.title')}>
      <NewNote applicationId={applicationId} questionNo={questionNo} player={player} field={field} />
      {list.data?.items.toReversed().map((note) => (
        <Note key={note.id} applicationId={applicationId} note={note} onGo={() => goTo(note)} />
      ))}
      {list.data?.items.length === 0 && <Text c="dimmed">{t('comments.empty')}</Text>}
    </Stack>
  );
}

interface Place {
  questionNo: number;
  second: number;
}

function NewNote({ applicationId, questionNo, player, field }: Omit<Props, 'onShow'>) {
  const t = useTexts('applicants');
  const [text, setText] = useState('');
  const [place, setPlace] = useState<Place>();
  const mentions = useMentions(applicationId, text);
  const add = useAct(comments.add, {
    onDone: () => {
      setText('');
      setPlace(undefined);
    },
  });
  const write = (value: string) => {
    const second = player.current?.second();
    // where nothing plays there is no second
    if (text === '' && value !== '' && questionNo !== null && second !== undefined) setPlace({ questionNo, second: Math.floor(second) });
    if (value === '') setPlace(undefined);
    setText(value);
  };
  const save = () => {
    if (!text.trim() || add.isPending) return;
    const note = { id: applicationId, text, mentions: mentions.ids, questionNo: null, second: null, ...place };
    add.mutate(note, { onError: mentions.refresh });
  };
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // the keys of the review again, with or without having saved
    if (event.key === 'Escape') return event.currentTarget.blur();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    save();
    event.currentTarget.blur();
  };
  return (
    <Stack gap={8}>
      <NoteField
        ref={field}
        label={t('comments.new')}
        placeholder={mentions.mayMention ? t('comments.hint') : undefined}
        minRows={2}
        maxRows={8}
        value={text}
        onChange={write}
        onKeyDown={onKey}
        mentions={mentions}
      />
      <Group justify="space-between" gap={8}>
        {place ? (
          <Group gap={4} wrap="nowrap">
            <IconClock size={16} stroke={1.5} aria-hidden="true" />
            <Text size="sm">{t('comments.at', { number: place.questionNo, second: minutesSeconds(place.second) })}</Text>
            <ActionIcon variant="subtle" color="gray" size={24} aria-label={t('comments.unpin')} onClick={() => setPlace(undefined)}>
              <IconX size={14} stroke={1.5} />
            </ActionIcon>
          </Group>
        ) : (
          <Text size="sm" c="dimmed" visibleFrom="sm">
            <Kbd>{t('review.control')}</Kbd> <Kbd>{t('review.enter')}</Kbd>
          </Text>
        )}
        <Button loading={add.isPending} disabled={!text.trim()} onClick={save}>
          {t('comments.add')}
        </Button>
      </Group>
    </Stack>
  );
}
