import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { notices } from '../../platform/notices.ts';
import { useIsRecruiter } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** What the company itself calls a job. */
export function Reference({ bookingId }: { bookingId: string }) {
  const t = useTexts('applicants');
  const [text, setText] = useState<string>();
  const recruiter = useIsRecruiter();
  const reference = useAsk(applicants.booking, { bookingId }).data?.internalRef;
  const save = useAct(applicants.internalReference, {
    onDone: () => {
      setText(undefined);
      notices.done(t('common:saved'));
    },
  });
  if (reference === undefined) return null;
  if (text === undefined)
    return (
      <Group gap={4}>
        <Text size="sm" c="dimmed">
          {reference ? t('reference.is', { reference }) : t('reference.none')}
        </Text>
        {recruiter && (
          <ActionIcon variant="subtle" size={32} aria-label={t('reference.edit')} onClick={() => setText(reference)}>
            <IconPencil size={16} stroke={1.5} />
          </ActionIcon>
        )}
      </Group>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ bookingId, internalRef: text.trim() });
  };
  return (
    <form onSubmit={submit}>
      <Group gap={8} align="flex-end">
        <TextInput
          size="sm"
          label={t('reference.label')}
          maxLength={100}
          data-autofocus
          autoFocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && setText(undefined)}
        />
        <Button type="submit" size="sm" loading={save.isPending}>
          {t('common:save')}
        </Button>
        <Button size="sm" variant="subtle" onClick={() => setText(undefined)}>
          {t('common:cancel')}
        </Button>
      </Group>
    </form>
  );
}
