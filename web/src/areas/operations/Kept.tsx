import { Progress, Stack, Table, Text } from '@mantine/core';
import { storage } from '@vitrine/contract/operations/storage.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { bytes } from '../../platform/bytes.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { usePhone } from '../../ui/use-phone.ts';

/** How much is kept, of what, and how much more there is room for. */
export function Kept() {
  const t = useTexts('operations');
  const look = useAsk(storage.look, {});
  return (
    <QueryBoundary of={look}>
      {({ kind, room, least, database, files, tables }) => {
        const kept = files.reduce((sum, one) => sum + one.bytes, 0);
        return (
          <Stack gap={20}>
            <div>
              <Text>{room === null ? t('storage.bucket') : t('storage.room', { room: bytes(room), least: bytes(least) })}</Text>
              {room !== null && <Progress mt={8} value={(100 * kept) / (kept + room)} aria-label={t('storage.share')} />}
            </div>
            <Rows
              title={t(kind === 'folder' ? 'storage.folder' : 'storage.inBucket')}
              rows={[
                ...files.map((one) => ({
                  name: t(`kinds.${one.kind}`),
                  count: t('storage.files', { count: one.files, number: number(one.files) }),
                  size: one.bytes,
                })),
                ...(files.length === 0 ? [{ name: t('storage.noFiles'), count: '', size: 0 }] : []),
              ]}
            />
            <Rows
              title={t('storage.database', { size: bytes(database) })}
              rows={tables.map((one) => ({
                name: one.name,
                code: true,
                count: one.rows === null ? '' : t('storage.rows', { count: one.rows, number: number(one.rows) }),
                size: one.bytes,
              }))}
            />
          </Stack>
        );
      }}
    </QueryBoundary>
  );
}

/** A table's name breaks between its words, where it must. */
const inParts = (name: string) => name.split('_').map((word, at) => (at === 0 ? word : [<wbr key={word} />, `_${word}`]));

function Rows({ title, rows }: { title: string; rows: { name: string; count: string; size: number; code?: boolean }[] }) {
  const phone = usePhone();
  return (
    <Table captionSide="top" verticalSpacing={6}>
      <Table.Caption ta="start" fw={700} c="var(--mantine-color-text)">
        {title}
      </Table.Caption>
      <Table.Tbody>
        {rows.map(({ name, code, count, size }) => (
          <Table.Tr key={name}>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>
              {code ? <code>{inParts(name)}</code> : name}
              {phone && (
                <Text size="sm" c="dimmed">
                  {count}
                </Text>
              )}
            </Table.Td>
            {!phone && (
              <Table.Td ta="end" c="dimmed">
                {count}
              </Table.Td>
            )}
            <Table.Td ta="end" style={{ whiteSpace: 'nowrap' }}>
              {bytes(size)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
