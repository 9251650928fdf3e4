import { Anchor, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useState } from 'react';
import { useAct } from '../../../../platform/calls/use-act.ts';
import { minutesSeconds, relative } from '../../../../platform/format.ts';
import { notices } from '../../../../platform/notices.ts';
import { useTexts } from '../../../../platform/use-texts.ts';

type Comment = Reply<typeof comments.list>['items'][number];

/** A note of somebody in the team, which leads to its second; its author may change it. */
export function Note({ note, onGo }: { note: Comment; onGo: () => void }) {
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
