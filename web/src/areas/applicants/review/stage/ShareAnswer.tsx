import { ActionIcon, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import { useState } from 'react';
import { CopyButton } from '../../../../parts/copying/CopyButton.tsx';
import { useAct } from '../../../../platform/calls/use-act.ts';
import { useAsk } from '../../../../platform/calls/use-ask.ts';
import { date, isPast } from '../../../../platform/format.ts';
import { notices } from '../../../../platform/notices.ts';
import { useTexts } from '../../../../platform/use-texts.ts';

/** A link to this one answer for a colleague without an account; it ends after a week or when taken back. */
export function ShareAnswer({ takeId }: { takeId: string }) {
  const t = useTexts('applicants');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        visibleFrom="xs"
        variant="subtle"
        leftSection={<IconShare size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('share.action')}
      </Button>
      <ActionIcon hiddenFrom="xs" variant="subtle" size={40} aria-label={t('share.action')} onClick={() => setOpened(true)}>
        <IconShare size={20} stroke={1.5} />
      </ActionIcon>
      {opened && <ShareDialog takeId={takeId} onClose={() => setOpened(false)} />}
    </>
  );
}

function ShareDialog({ takeId, onClose }: { takeId: string; onClose: () => void }) {
  const t = useTexts('applicants');
  const links = useAsk(answers.links, { takeId });
  const create = useAct(answers.createLink);
  const revoke = useAct(answers.revokeLink, { onDone: () => notices.done(t('share.revoked')) });
  const alive = (links.data?.items ?? []).filter((one) => !one.revoked && !isPast(one.expiresAt));
  return (
    <Modal opened onClose={onClose} title={t('share.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Stack gap={16}>
        <Text>{t('share.text')}</Text>
        {create.data ? (
          <Group align="flex-end">
            <TextInput
              readOnly
              label={t('share.link')}
              value={create.data.url}
              style={{ flex: 1 }}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton value={create.data.url}>
              {({ copy, copied }) => <Button onClick={copy}>{copied ? t('share.copied') : t('share.copy')}</Button>}
            </CopyButton>
          </Group>
        ) : (
          <Button loading={create.isPending} onClick={() => create.mutate({ takeId })}>
            {t('share.make')}
          </Button>
        )}
        {alive.map((one) => (
          <Group key={one.linkId} justify="space-between">
            <Text size="sm">
              {t('share.until', { day: date(one.expiresAt) })} · {t('share.opened', { count: one.opened })}
            </Text>
            <Button variant="subtle" size="compact-sm" onClick={() => revoke.mutate({ linkId: one.linkId })}>
              {t('share.revoke')}
            </Button>
          </Group>
        ))}
      </Stack>
    </Modal>
  );
}
