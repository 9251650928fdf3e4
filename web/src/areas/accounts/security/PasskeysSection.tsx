import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { type Passkey, passkeys } from '@vitrine/contract/accounts/passkeys.ts';
import { useState } from 'react';
import { takesPasskeys } from '../../../parts/passkeys/passkeys.ts';
import { useActByPassword } from '../../../parts/password/use-act-by-password.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { longDate, relative } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Section } from '../../../ui/Section.tsx';
import classes from '../settings/SessionsSection.module.css';
import { AddPasskey } from './AddPasskey.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';

/** The own passkeys: adding, naming, removing. */
export function PasskeysSection() {
  const t = useTexts('accounts');
  const [adding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<Passkey>();
  const [removing, setRemoving] = useState<Passkey>();
  const remove = useActByPassword(passkeys.remove, { onDone: () => notices.done(t('passkeys.removed')) });
  return (
    <Section title={t('passkeys.title')} text={t('passkeys.text')}>
      <QueryBoundary of={useAsk(passkeys.list, {})}>
        {({ items }) => (
          <Stack>
            {items.length > 0 && (
              <ul className={classes.list}>
                {items.map((one) => (
                  <Row key={one.id} one={one} onRename={() => setRenaming(one)} onRemove={() => setRemoving(one)} />
                ))}
              </ul>
            )}
            {takesPasskeys() ? (
              <Group justify="flex-end">
                <Button variant={items.length > 0 ? 'default' : 'filled'} onClick={() => setAdding(true)}>
                  {t('passkeys.add')}
                </Button>
              </Group>
            ) : (
              <Text c="dimmed">{t('passkeys.notHere')}</Text>
            )}
          </Stack>
        )}
      </QueryBoundary>
      {adding && <AddPasskey onClose={() => setAdding(false)} />}
      {renaming && <RenamePasskey passkey={renaming} onClose={() => setRenaming(undefined)} />}
      <ConfirmDialog
        opened={removing !== undefined}
        danger
        title={t('passkeys.removeOf', { name: removing?.name ?? '' })}
        confirm={t('common:remove')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        onConfirm={() => {
          if (removing) remove.mutate({ id: removing.id });
          setRemoving(undefined);
        }}
        onClose={() => setRemoving(undefined)}
      >
        {t('passkeys.removeText')}
      </ConfirmDialog>
      {remove.dialog}
    </Section>
  );
}

interface RowProps {
  one: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function Row({ one: { name, addedAt, usedAt, synced }, onRename, onRemove }: RowProps) {
  const t = useTexts('accounts');
  return (
    <li className={classes.place}>
      <div className={classes.words}>
        <Group gap={8}>
          <Text fw={700}>{name}</Text>
          {synced && (
            <Badge variant="light" color="gray">
              {t('passkeys.synced')}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {usedAt
            ? t('passkeys.times', { added: longDate(addedAt), used: relative(usedAt) })
            : t('passkeys.addedAt', { added: longDate(addedAt) })}
        </Text>
      </div>
      <Group gap={8}>
        <Button variant="default" size="sm" aria-label={t('passkeys.renameOf', { name })} onClick={onRename}>
          {t('passkeys.rename')}
        </Button>
        <Button variant="default" size="sm" aria-label={t('passkeys.removeOf', { name })} onClick={onRemove}>
          {t('common:remove')}
        </Button>
      </Group>
    </li>
  );
}
