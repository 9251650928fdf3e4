import { Button, Text, UnstyledButton } from '@mantine/core';
import { messages } from '@vitrine/contract/chat/messages.ts';
import type { FoundMessage } from '@vitrine/contract/chat/shapes.ts';
import { useState } from 'react';
import panes from '../../../parts/panes/Panes.module.css';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { date } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Chat.module.css';
import { nameOf } from '../open.ts';

const step = 10;
const most = 50;

interface Props {
  textSearch: string;
  onOpen: (conversationId: string, number: number) => void;
}

/** Messages of all conversations that have the words; each leads to its place. */
export function FoundMessages({ textSearch, onOpen }: Props) {
  const t = useTexts('chat');
  const [count, setCount] = useState(step);
  const found = useAsk(messages.find, { textSearch, count }, { keepPrevious: true });
  return (
    <section aria-label={t('inMessages')}>
      <Text component="h2" fw={700} mb={4}>
        {t('inMessages')}
      </Text>
      <QueryBoundary of={found}>
        {({ items, more }) => (
          <>
            {items.length === 0 && (
              <Text c="dimmed" role="status">
                {t('noMessageFits')}
              </Text>
            )}
            <ul className={panes.rows}>
              {items.map((one) => (
                <li key={one.id}>
                  <Row one={one} onOpen={() => onOpen(one.conversationId, one.number)} />
                </li>
              ))}
            </ul>
            {more && count < most && (
              <Button variant="subtle" fullWidth loading={found.isPlaceholderData} onClick={() => setCount(count + step)}>
                {t('moreMessages')}
              </Button>
            )}
          </>
        )}
      </QueryBoundary>
    </section>
  );
}

function Row({ one, onOpen }: { one: FoundMessage; onOpen: () => void }) {
  const t = useTexts('chat');
  return (
    <UnstyledButton className={`${panes.row} ${classes.row}`} onClick={onOpen}>
      <span className={classes.rowText}>
        <span className={panes.rowHead}>
          <span className={classes.rowName}>{nameOf(one) || t('gone')}</span>
          <span className={panes.rowTime}>{date(one.at)}</span>
        </span>
        <span className={classes.rowAbout}>{[one.title, one.companyName].filter(Boolean).join(' · ')}</span>
        <span className={classes.excerpt}>{one.own ? t('you', { text: one.excerpt }) : one.excerpt}</span>
      </span>
    </UnstyledButton>
  );
}
