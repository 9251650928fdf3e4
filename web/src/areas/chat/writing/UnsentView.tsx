import { Button, Group } from '@mantine/core';
import type { RefusalCode } from '@vitrine/contract/refusals.ts';
import { sendUnsent } from '../../../parts/chat/connection.ts';
import { dropUnsent, refuseUnsent, type Unsent } from '../../../parts/chat/outbox.ts';
import { refusalText } from '../../../platform/calls/problems.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Chat.module.css';

/** A message that waits: it can be deleted until the server has it. */
export function UnsentView({ one }: { one: Unsent }) {
  const t = useTexts('chat');
  const again = () => {
    refuseUnsent(one.clientId, null);
    sendUnsent();
  };
  return (
    <article className={classes.message} data-own data-waiting-to-be-sent>
      {one.message && <p className={classes.words}>{one.message}</p>}
      {one.attachments.map(({ id, name }) => (
        <p key={id} className={classes.words}>
          {t('attached', { name })}
        </p>
      ))}
      <span className={classes.state} role="status">
        {one.refused ? t('notTaken', { why: refusalText(one.refused as RefusalCode) }) : t('notSent')}
      </span>
      <Group gap={8} justify="flex-end">
        {one.refused && (
          <Button size="compact-sm" variant="default" onClick={again}>
            {t('again')}
          </Button>
        )}
        <Button size="compact-sm" variant="default" onClick={() => dropUnsent(one.clientId)}>
          {t('dropMessage')}
        </Button>
      </Group>
    </article>
  );
}
