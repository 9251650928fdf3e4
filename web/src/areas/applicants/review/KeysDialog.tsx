import { Group, Kbd, Modal, Table } from '@mantine/core';
import { useTexts } from '../../../platform/use-texts.ts';
import { type ReviewKey, reviewKeys } from './review-keys.ts';

/** How keys are written; the space bar has a name in each language. */
const shown: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

/** Every key that does something here for this reviewer. */
export function KeysDialog({ keys, onClose }: { keys: ReviewKey[]; onClose: () => void }) {
  const t = useTexts('applicants');
  return (
    <Modal opened onClose={onClose} title={t('review.keys')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Table>
        <Table.Tbody>
          {keys.map((name) => (
            <Table.Tr key={name}>
              <Table.Td w={180}>
                <Group gap={4}>
                  {reviewKeys[name].map((key) => (
                    <Kbd key={key}>{key === ' ' ? t('review.space') : (shown[key] ?? key)}</Kbd>
                  ))}
                </Group>
              </Table.Td>
              <Table.Td>{t(`review.key.${name}`)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
