import { Anchor, Modal, Stack, Text } from '@mantine/core';
import { profile } from '@vitrine/contract/candidates/profile.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { bytes } from '../../platform/bytes.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';

interface Props {
  busy: boolean;
  onChoose: (documentId: string) => void;
  onClose: () => void;
}

/** The documents of the own profile, to hand one of them in. */
export function FromProfileDialog({ busy, onChoose, onClose }: Props) {
  const t = useTexts('progress-flow');
  const found = useAsk(profile.own, {});
  return (
    <Modal opened onClose={onClose} title={t('fromProfile.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <QueryBoundary of={found}>
        {({ documents }) =>
          documents.length === 0 ? (
            <Text>{t('fromProfile.none')}</Text>
          ) : (
            <Stack gap={12}>
              <Text c="dimmed">{t('fromProfile.text')}</Text>
              <Stack component="ul" gap={12} m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('fromProfile.title')}>
                {documents.map((one) => (
                  <li key={one.id}>
                    <Anchor
                      component="button"
                      type="button"
                      ta="start"
                      fw={700}
                      disabled={busy}
                      style={{ overflowWrap: 'anywhere' }}
                      onClick={() => onChoose(one.id)}
                    >
                      {one.name}
                    </Anchor>
                    <Text size="sm" c="dimmed">
                      {t(`common:lists.documentKind.${one.kind}`)} · {bytes(one.bytes)}
                    </Text>
                  </li>
                ))}
              </Stack>
            </Stack>
          )
        }
      </QueryBoundary>
    </Modal>
  );
}
