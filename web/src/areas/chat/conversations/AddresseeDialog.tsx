import { Modal, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import type { Addressee } from '@vitrine/contract/chat/shapes.ts';
import { useState } from 'react';
import panes from '../../../parts/panes/Panes.module.css';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useVisitor } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Person } from '../../../ui/Person.tsx';
import classes from '../Chat.module.css';
import { nameOf } from '../open.ts';

interface Props {
  onClose: () => void;
  onChoose: (to: Addressee) => void;
}

/** To whom one may write: candidates and teammates for a company, who is in charge of the own jobs for a candidate. */
export function AddresseeDialog({ onClose, onChoose }: Props) {
  const t = useTexts('chat');
  const candidate = useVisitor() === 'candidate';
  const [words, setWords] = useState('');
  const [textSearch] = useDebouncedValue(words.trim(), 200);
  const asked = { page: 1, count: 50, ...(textSearch ? { textSearch } : {}) };
  const recruiters = useAsk(conversations.recruiters, asked, { keepPrevious: true });
  const candidates = useAsk(conversations.candidates, asked, { keepPrevious: true, enabled: !candidate });
  const nobody = recruiters.data?.total === 0 && (candidate || candidates.data?.total === 0);
  return (
    <Modal opened onClose={onClose} title={t('to')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Stack gap={16}>
        <TextInput
          type="search"
          data-autofocus
          label={t('searchPerson')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {nobody && !textSearch && <EmptyState drawing="people" title={t('nobody')} text={t('nobodyText')} />}
        {nobody && textSearch && (
          <Text c="dimmed" role="status">
            {t('common:noMatch')}
          </Text>
        )}
        {!candidate && (
          <QueryBoundary of={candidates}>
            {({ items }) => <People title={t('candidates')} items={items} onChoose={onChoose} />}
          </QueryBoundary>
        )}
        <QueryBoundary of={recruiters}>
          {({ items }) => <People title={t(candidate ? 'companies' : 'team')} items={items} onChoose={onChoose} />}
        </QueryBoundary>
      </Stack>
    </Modal>
  );
}

function People({ title, items, onChoose }: { title: string; items: Addressee[]; onChoose: (to: Addressee) => void }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <Text fw={700} mb={4}>
        {title}
      </Text>
      <ul className={panes.rows}>
        {items.map((one) => (
          <li key={`${one.memberEmail} ${one.bookingId}`}>
            <UnstyledButton className={`${panes.row} ${classes.row}`} onClick={() => onChoose(one)}>
              <Person name={nameOf(one)} detail={[one.title, one.companyName].filter(Boolean).join(' · ')} picture={one.picture} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
