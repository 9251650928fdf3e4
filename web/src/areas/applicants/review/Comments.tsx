import { Anchor, Button, Card, Checkbox, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { type RefObject, useState } from 'react';
import type { PlayerHandle } from '../../../parts/VideoPlayer.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { minutesSeconds, relative } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';

interface Props {
  applicationId: string;
  questionNo: number | null;
  player: RefObject<PlayerHandle | null>;
  onShow: (questionNo: number) => void;
}
type Comment = Reply<typeof comments.list>['items'][number];

/** What the team says; a note may keep its second in the video. */
export function Comments({ applicationId, questionNo, player, onShow }: Props) {
  const t = useTexts('applicants');
  const list = useAsk(comments.list, { id: applicationId });
  const goTo = (note: Comment) => {
    if (note.questionNo === null) return;
    onShow(note.questionNo);
    if (note.questionNo === questionNo) player.current?.seek(note.second ?? 0);
  };
  return (
    <Card withBorder component="section" aria-labelledby="comments-title">
      <Stack gap={16}>
        <Title order={2} size="h4" id="comments-title">
          {t('comments.title')}
        </Title>
        {list.data?.items.map((note) => (
          <Note key={note.id} note={note} onGo={() => goTo(note)} />
        ))}
        {list.data?.items.length === 0 && <Text c="dimmed">{t('comments.empty')}</Text>}
        <NewComment applicationId={applicationId} questionNo={questionNo} player={player} />
      </Stack>
    </Card>
  );
}

function NewComment({ applicationId, questionNo, player }: Omit<Props, 'onShow'>) {
  const t = useTexts('applicants');
  const [text, setText] = useState('');
  const [pinned, setPinned] = useState(false);
  const add = useAct(comments.add, { onDone: () => setText('') });
  const save = () => {
    if (!text.trim()) return;
    const place =
      pinned && questionNo !== null
        ? { questionNo, second: Math.floor(player.current?.second() ?? 0) }
        : { questionNo: null, second: null };
    add.mutate({ id: applicationId, text, ...place });
  };
  return (
    <Stack gap={8}>
      <Textarea
        label={t('comments.new')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group justify="space-between">
        {questionNo !== null ? (
          <Checkbox label={t('comments.pin')} checked={pinned} onChange={(event) => setPinned(event.currentTarget.checked)} />
        ) : (
          <span />
        )}
        <Button loading={add.isPending} disabled={!text.trim()} onClick={save}>
          {t('comments.add')}
        </Button>
      </Group>
    </Stack>
  );
}

function Note({ note, onGo }: { note: Comment; onGo: () => void }) {
  const t = useTexts('applicants');
  const [text, setText] = useState<string>();
  const update = useAct(comments.update, { onDone: () => setText(undefined) });
  const remove = useAct(comments.remove, { onDone: () => notices.done(t('comments.removed')) });
  return (
    <Stack gap={4} component="article">
      <Group gap={8}>
        <Text fw={700} size="sm">
          {note.author}
        </Text>
        <Text size="sm" c="dimmed">
          {relative(note.createdAt)}
        </Text>
        {note.second !== null && (
          <Anchor component="button" type="button" size="sm" onClick={onGo}>
            {t('comments.at', { number: note.questionNo, second: minutesSeconds(note.second) })}
          </Anchor>
        )}
      </Group>
      {text === undefined ? (
        <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Text>
      ) : (
        <Textarea
          autosize
          maxLength={2000}
          aria-label={t('comments.edit')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {note.own && (
        <Group gap={4}>
          {text === undefined ? (
            <>
              <Button variant="subtle" size="compact-sm" onClick={() => setText(note.text)}>
                {t('common:edit')}
              </Button>
              <Button variant="subtle" size="compact-sm" color="red.9" onClick={() => remove.mutate({ commentId: note.id })}>
                {t('common:delete')}
              </Button>
            </>
          ) : (
            <>
              <Button size="compact-sm" disabled={!text.trim()} onClick={() => update.mutate({ commentId: note.id, text })}>
                {t('common:save')}
              </Button>
              <Button variant="subtle" size="compact-sm" onClick={() => setText(undefined)}>
                {t('common:cancel')}
              </Button>
            </>
          )}
        </Group>
      )}
    </Stack>
  );
}
