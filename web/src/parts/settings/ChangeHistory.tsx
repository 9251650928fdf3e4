import { Button, Text } from '@mantine/core';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import type { byId } from '@vitrine/contract/vocabulary.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notices } from '../../platform/notices.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { Section } from '../../ui/Section.tsx';
import { useActByPassword } from '../password/use-act-by-password.tsx';

interface Change {
  id: string;
  /** What it was, in words. */
  title: string;
  /** Who set it, and when. */
  detail: string;
  below?: ReactNode;
  /** Where it can be undone: the name of the button, and what is asked before. */
  undo: false | { label: string; title: string; text: string };
}

interface Props {
  changes: readonly Change[];
  /** The call that undoes one; it asks for the password. */
  undo: Endpoint & { body: typeof byId };
  words: { title: string; text: string; none: string; undo: string; undone: string };
}

/** What administrators set, newest first; the last change of its kind can be undone. */
export function ChangeHistory({ changes, undo, words }: Props) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Change>();
  const act = useActByPassword(undo, { onDone: () => notices.done(words.undone) });
  const question = asked?.undo || undefined;
  return (
    <Section title={words.title} text={words.text}>
      {changes.length === 0 && <Text c="dimmed">{words.none}</Text>}
      {changes.length > 0 && (
        <Rows
          label={words.title}
          rows={changes.map((change) => ({
            ...change,
            beside: change.undo && (
              <Button variant="subtle" size="compact-md" aria-label={change.undo.label} onClick={() => setAsked(change)}>
                {words.undo}
              </Button>
            ),
          }))}
        />
      )}
      <ConfirmDialog
        opened={question !== undefined}
        title={question?.title ?? ''}
        confirm={words.undo}
        cancel={t('cancel')}
        close={t('close')}
        onConfirm={() => {
          if (asked) act.mutate({ id: asked.id });
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      >
        {question?.text}
      </ConfirmDialog>
      {act.dialog}
    </Section>
  );
}
