import { Button, Group, Text, Title, UnstyledButton } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { emailWriting } from '@vitrine/contract/emails/writing.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useState } from 'react';
import panes from '../../parts/panes/Panes.module.css';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { dayAndTime } from '../../platform/clock.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { useDraftProblem } from './DraftProblem.tsx';
import classes from './Emails.module.css';

type Draft = Reply<typeof emailWriting.list>['items'][number];

/** What one sees at once; the rest is behind a click. */
const fewDrafts = 3;
/** What leaves goes from the screen within seconds; the rest changes only when somebody does something about it. */
const lookAgain = 4000;
const leaves: readonly Draft['state'][] = ['waiting', 'sending', 'filing'];

/** What was begun, what waits to leave, and what did not; nothing while there is nothing. */
export function Outbox() {
  const t = useTexts('emails');
  const [all, setAll] = useState(false);
  const list = useAsk(
    emailWriting.list,
    {},
    {
      refetchInterval: ({ state: { data } }) => (data?.items.some(({ state }) => leaves.includes(state)) ? lookAgain : false),
    },
  );
  const items = list.data?.items ?? [];
  if (items.length === 0) return null;
  // what somebody has to do something about stands on top
  const order = (one: Draft) => (['failed', 'unsure', 'unfiled', 'partly'].includes(one.state) ? 0 : one.state === 'draft' ? 2 : 1);
  const sorted = items.toSorted((a, b) => order(a) - order(b));
  return (
    <section aria-label={t('outbox.title')}>
      <Title order={2} size="h4">
        {t('outbox.title')}
      </Title>
      <ul className={`${panes.rows} ${classes.rows}`}>
        {sorted.slice(0, all ? undefined : fewDrafts).map((one) => (
          <li key={one.id}>
            <Row draft={one} />
          </li>
        ))}
      </ul>
      {!all && sorted.length > fewDrafts && (
        <Button variant="subtle" size="compact-md" onClick={() => setAll(true)}>
          {t('outbox.all', { count: sorted.length })}
        </Button>
      )}
    </section>
  );
}

function Row({ draft }: { draft: Draft }) {
  const t = useTexts('emails');
  const navigate = useNavigate();
  const problem = useDraftProblem()(draft);
  const open = () => void navigate({ to: '/emails/compose-email', search: { draft: draft.id } });
  const takeBack = useAct(emailWriting.takeBack, { onDone: open });
  const file = useAct(emailWriting.file);
  const remove = useAct(emailWriting.remove);
  const { id, state, sendAt } = draft;
  const people = draft.to.map(({ name, email }) => name || email).join(', ') || t('outbox.nobody');
  const words = (
    <>
      <span className={panes.rowHead}>
        <span className={classes.rowName}>{people}</span>
      </span>
      <span className={classes.rowSubject}>{draft.subject || t('noSubject')}</span>
    </>
  );
  const changeable = state === 'draft' || state === 'failed' || state === 'unsure';
  return (
    <>
      {changeable ? (
        <UnstyledButton className={`${panes.row} ${classes.row}`} onClick={open}>
          {words}
          <span className={classes.rowSnippet}>{problem?.title ?? t('outbox.draft')}</span>
        </UnstyledButton>
      ) : (
        <div className={classes.waiting}>
          {words}
          <Text size="sm" c="dimmed" role="status" style={{ overflowWrap: 'anywhere' }}>
            {problem
              ? `${problem.title}. ${problem.text}`
              : state === 'waiting' && sendAt
                ? t('outbox.leaves', { at: dayAndTime(sendAt) })
                : t('outbox.onItsWay')}
          </Text>
          <Group gap={8} mt={4}>
            {state === 'waiting' && (
              <Button variant="default" size="compact-md" loading={takeBack.isPending} onClick={() => takeBack.mutate({ id })}>
                {t('outbox.takeBack')}
              </Button>
            )}
            {state === 'unfiled' && (
              <Button variant="default" size="compact-md" loading={file.isPending} onClick={() => file.mutate({ id })}>
                {t('outbox.file')}
              </Button>
            )}
            {(state === 'unfiled' || state === 'partly') && (
              <Button variant="subtle" size="compact-md" loading={remove.isPending} onClick={() => remove.mutate({ id })}>
                {t('outbox.dismiss')}
              </Button>
            )}
          </Group>
        </div>
      )}
    </>
  );
}
