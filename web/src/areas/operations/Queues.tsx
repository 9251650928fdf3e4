import { Table, Text } from '@mantine/core';
import { queues } from '@vitrine/contract/operations/queues.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { number, relative } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Operations.module.css';

/** What is done in the background, by kind: how much waits, runs, failed. */
export function Queues() {
  const t = useTexts('operations');
  const list = useAsk(queues.list, {});
  return (
    <QueryBoundary of={list}>
      {({ items }) =>
        items.length === 0 ? (
          <Text c="dimmed">{t('jobs.none')}</Text>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys
          <section className={classes.sideways} tabIndex={0} aria-label={t('jobs.kinds')}>
            <Table verticalSpacing={8}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('jobs.kind')}</Table.Th>
                  {(['waiting', 'running', 'later', 'failed'] as const).map((column) => (
                    <Table.Th key={column} ta="end">
                      {t(`jobs.${column}`)}
                    </Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {items.map(({ name, waiting, running, later, failed, waitingSince }) => (
                  <Table.Tr key={name}>
                    <Table.Td>
                      <code>{name}</code>
                      {waitingSince && (
                        <Text size="sm" c="dimmed">
                          {t('jobs.since', { when: relative(waitingSince) })}
                        </Text>
                      )}
                    </Table.Td>
                    {[waiting, running, later].map((count, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
                      <Table.Td key={index} ta="end">
                        {number(count)}
                      </Table.Td>
                    ))}
                    <Table.Td ta="end" fw={failed > 0 ? 700 : 400} c={failed > 0 ? 'var(--mantine-color-error)' : undefined}>
                      {number(failed)}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </section>
        )
      }
    </QueryBoundary>
  );
}
