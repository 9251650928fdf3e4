import { Alert, Anchor, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { progressLists } from '@vitrine/contract/progress-flow/lists.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { notices } from '../../platform/notices.ts';
import { saveArchive } from '../../platform/save-archive.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { usePhone } from '../../ui/use-phone.ts';
import { PaperOfPerson } from './PaperOfPerson.tsx';
import { useNameOf } from './PapersTable.tsx';

/** The whole list of one person: looked at, accepted or refused, asked for anew, passed on. */
export function PersonDialog({ applicationId, onClose }: { applicationId: string; onClose: () => void }) {
  const t = useTexts('progress-flow');
  const nameOf = useNameOf();
  const phone = usePhone();
  const found = useAsk(progressLists.candidate, { applicationId });
  const remove = useAct(progressLists.add, { onDone: onClose });
  const archive = useAct(progressLists.archive, {
    changes: false,
    onDone: ({ name, files }) => void saveArchive(name, files).catch(() => notices.info(t('archive.failed'))),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      fullScreen={phone}
      title={found.data ? nameOf(found.data) : t('title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <QueryBoundary of={found}>
        {(person) => {
          const handedIn = person.papers.filter((one) => one.file);
          return (
            <Stack gap={16}>
              <Group justify="space-between" gap={8}>
                <Text c="dimmed">
                  <Anchor component={Link} to={`/candidate-details/candidate/${applicationId}`}>
                    {person.title || t('application')}
                  </Anchor>
                  {person.byHand && ` · ${t('byHand')}`}
                </Text>
                {handedIn.length > 0 && (
                  <Button
                    variant="default"
                    leftSection={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
                    loading={archive.isPending}
                    onClick={() => archive.mutate({ applicationId })}
                  >
                    {t('archive.save')}
                  </Button>
                )}
              </Group>
              {person.name === '' && <Alert color="brand">{t('blind')}</Alert>}
              {person.papers.length === 0 && <Text c="dimmed">{t('nothingAsked')}</Text>}
              <Stack component="ul" gap={12} m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('papers')}>
                {person.papers.map((one) => (
                  <PaperOfPerson key={one.pfId} applicationId={applicationId} paper={one} named={person.name !== ''} />
                ))}
              </Stack>
              {person.byHand && handedIn.length === 0 && (
                <Button variant="subtle" color="gray" c="dimmed" onClick={() => remove.mutate({ applicationId, remove: true })}>
                  {t('add.remove')}
                </Button>
              )}
            </Stack>
          );
        }}
      </QueryBoundary>
    </Modal>
  );
}
