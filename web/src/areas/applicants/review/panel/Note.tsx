import { ActionIcon, Anchor, Button, Group, Menu, Stack, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useState } from 'react';
import { useAct } from '../../../../platform/calls/use-act.ts';
import { minutesSeconds } from '../../../../platform/clock.ts';
import { relative } from '../../../../platform/format.ts';
import { notices } from '../../../../platform/notices.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import { useMentions } from './mentions.ts';
import { NoteField } from './NoteField.tsx';
import { NoteText } from './NoteText.tsx';

type Comment = Reply<typeof comments.list>['items'][number];

interface Props {
  applicationId: string;
  note: Comment;
  onGo: () => void;
}

/** A note of somebody in the team, which leads to its second; its author may change it. */
export function Note({ applicationId, note, onGo }: Props) {
  const t = useTexts('applicants');
  const [editing, edit] = useState(false);
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
        {note.own && !editing && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size={24} ms="auto" aria-label={t('comments.acts')}>
                <IconDots size={16} stroke={1.5} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => edit(true)}>{t('common:edit')}</Menu.Item>
              <Menu.Item color="red.9" onClick={() => remove.mutate({ commentId: note.id })}>
                {t('common:delete')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
      {editing ? <Editing applicationId={applicationId} note={note} onClose={() => edit(false)} /> : <NoteText {...note} />}
    </Stack>
  );
}

function Editing({ applicationId, note, onClose }: Omit<Props, 'onGo'> & { onClose: () => void }) {
  const t = useTexts('applicants');
  const [text, setText] = useState(note.text);
  const mentions = useMentions(applicationId, text, note.mentions);
  const update = useAct(comments.update, { onDone: onClose });
  const save = () => update.mutate({ commentId: note.id, text, mentions: mentions.ids }, { onError: mentions.refresh });
  return (
    <>
      <NoteField aria-label={t('comments.edit')} value={text} onChange={setText} mentions={mentions} />
      <Group gap={4}>
        <Button size="compact-sm" disabled={!text.trim()} onClick={save}>
          {t('common:save')}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </Group>
    </>
  );
}
