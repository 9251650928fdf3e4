import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { IconClock, IconX } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { PlayerHandle } from '../../../../parts/VideoPlayer.tsx';
import { useAct } from '../../../../platform/calls/use-act.ts';
import { useAsk } from '../../../../platform/calls/use-ask.ts';
import { minutesSeconds } from '../../../../platform/clock.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import classes from '../Review.module.css';
import { type BegunNotes, useBegunNote } from './begun-notes.ts';
import { useMentions } from './mentions.ts';
import { Note } from './Note.tsx';
import { NoteField } from './NoteField.tsx';

type Comment = Reply<typeof comments.list>['items'][number];

interface Props {
  applicationId: string;
  questionNo: number | null;
  /** Something plays of which a note takes the second. */
  plays: boolean;
  player: RefObject<PlayerHandle | null>;
  field: RefObject<HTMLTextAreaElement | null>;
  begun: BegunNotes;
  onShow: (questionNo: number) => void;
}

/** What the team says, always in sight; a note keeps by itself the second at which one began to write it. */
export function Notes({ applicationId, questionNo, plays, player, field, begun, onShow }: Props) {
  const t = useTexts('applicants');
  const list = useAsk(comments.list, { id: applicationId });
  const section = useRef<HTMLElement>(null);
  const meant = useLocation({ select: ({ hash }) => hash === 'notes' });
  const there = list.data !== undefined;
  // on a phone they stand below the score
  useEffect(() => {
    if (meant && there) section.current?.scrollIntoView({ block: 'start' });
  }, [meant, there]);
  const goTo = (note: Comment) => {
    if (note.questionNo === null) return;
    onShow(note.questionNo);
    if (note.questionNo === questionNo) player.current?.seek(note.second ?? 0);
  };
  return (
    <section ref={section} className={classes.notes} aria-label={t('comments.title')}>
      <NewNote applicationId={applicationId} questionNo={questionNo} plays={plays} player={player} field={field} begun={begun} />
      {/* it has nothing to reach by Tab where others wrote all of it */}
      <Stack gap={16} className={classes.written ?? ''} tabIndex={0} role="group" aria-label={t('comments.written')}>
        {list.data?.items.toReversed().map((note) => (
          <Note key={note.id} applicationId={applicationId} note={note} onGo={() => goTo(note)} />
        ))}
        {list.data?.items.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('comments.empty')}
          </Text>
        )}
      </Stack>
    </section>
  );
}

function NewNote({ applicationId, questionNo, plays, player, field, begun }: Omit<Props, 'onShow'>) {
  const t = useTexts('applicants');
  const { text, place, saving } = useBegunNote(begun, applicationId);
  const mentions = useMentions(applicationId, text);
  const add = useAct(comments.add);
  const unpin = () => begun.change(applicationId, { place: undefined });
  const write = (value: string) => {
    const second = player.current?.second();
    // where nothing plays there is no second
    const starts = text === '' && questionNo !== null && second !== undefined;
    const kept = starts ? { questionNo, second: Math.floor(second) } : place;
    begun.change(applicationId, { text: value, place: value === '' ? undefined : kept });
  };
  const save = () => {
    if (!text.trim() || saving) return;
    begun.change(applicationId, { saving: true });
    // told also when the reviewer has gone on to somebody else
    add.mutateAsync({ id: applicationId, text, mentions: mentions.ids, questionNo: null, second: null, ...place }).then(
      () => begun.saved(applicationId, text),
      () => {
        begun.change(applicationId, { saving: false });
        mentions.refresh();
      },
    );
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
        minRows={1}
        maxRows={8}
        value={text}
        onChange={write}
        onKeyDown={onKey}
        mentions={mentions}
      />
      <Group justify="space-between" gap={8} wrap="nowrap">
        {place ? (
          <Group gap={4} wrap="nowrap">
            <IconClock size={16} stroke={1.5} aria-hidden="true" />
            <Text size="sm">{t('comments.at', { number: place.questionNo, second: minutesSeconds(place.second) })}</Text>
            <ActionIcon variant="subtle" color="gray" size={24} aria-label={t('comments.unpin')} onClick={unpin}>
              <IconX size={14} stroke={1.5} />
            </ActionIcon>
          </Group>
        ) : (
          <Text size="sm" c="dimmed" className={classes.hint ?? ''}>
            {text === '' && plays ? t('comments.takesSecond') : ''}
          </Text>
        )}
        <Button variant="light" style={{ flex: 'none' }} loading={saving} disabled={!text.trim()} onClick={save}>
          {t('comments.add')}
        </Button>
      </Group>
    </Stack>
  );
}
