import { Anchor, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { progressLists } from '@vitrine/contract/progress-flow/lists.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';

interface Props {
  onClose: () => void;
  onAdded: (applicationId: string) => void;
}

/** Begins the list of somebody who is not accepted yet. */
export function AddDialog({ onClose, onAdded }: Props) {
  const t = useTexts('progress-flow');
  const [words, setWords] = useState('');
  const [textSearch] = useDebouncedValue(words.trim(), 300);
  const found = useAsk(progressLists.addable, { textSearch }, { keepPrevious: true });
  const add = useAct(progressLists.add, {
    onDone: (_, { applicationId }) => {
      notices.done(t('add.done'));
      onAdded(applicationId);
    },
  });
  return (
    <Modal opened onClose={onClose} title={t('add.open')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Stack gap={16}>
        <Text>{t('add.text')}</Text>
        <TextInput
          type="search"
          label={t('add.search')}
          data-autofocus
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <QueryBoundary of={found}>
          {({ items }) =>
            items.length === 0 ? (
              <Text c="dimmed">{t('add.nobody')}</Text>
            ) : (
              <Stack component="ul" gap={12} m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('add.open')}>
                {items.map((one) => (
                  <li key={one.applicationId}>
                    <Anchor
                      component="button"
                      type="button"
                      ta="start"
                      fw={700}
                      disabled={add.isPending}
                      onClick={() => add.mutate({ applicationId: one.applicationId })}
                    >
                      {one.name}
                    </Anchor>
                    <Text size="sm" c="dimmed">
                      {one.title}
                    </Text>
                  </li>
                ))}
              </Stack>
            )
          }
        </QueryBoundary>
      </Stack>
    </Modal>
  );
}
