import { Anchor, Card, Group, Stack, Text } from '@mantine/core';
import type { ProgressDocument } from '@vitrine/contract/progress-flow/asking.ts';
import type { PapersOfCandidate } from '@vitrine/contract/progress-flow/lists.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { usePhone } from '../../ui/use-phone.ts';
import classes from './ProgressFlow.module.css';
import { StateOf } from './StateOf.tsx';
import { stateOf } from './state.ts';

interface Props {
  items: PapersOfCandidate[];
  documents: ProgressDocument[];
  onOpen: (applicationId: string) => void;
}

/** People by documents; on a phone each person with what is wanted and what is new. */
export function PapersTable(props: Props) {
  const phone = usePhone();
  return phone ? <Cards {...props} /> : <Whole {...props} />;
}

export function useNameOf() {
  const t = useTexts('progress-flow');
  return ({ name, alias }: Pick<PapersOfCandidate, 'name' | 'alias'>) => name || t('common:blindName', { alias });
}

function Whole({ items, documents, onOpen }: Props) {
  const t = useTexts('progress-flow');
  const nameOf = useNameOf();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className={classes.scroll} aria-label={t('table')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.who}>
              {t('person')}
            </th>
            {documents.map((one) => (
              <th key={one.pfId} scope="col">
                {one.pfTitle}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((row) => (
            <tr key={row.applicationId}>
              <th scope="row" className={classes.who}>
                <Anchor component="button" type="button" fw={700} ta="start" onClick={() => onOpen(row.applicationId)}>
                  {nameOf(row)}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {row.title}
                </Text>
                <Counts row={row} />
              </th>
              {documents.map(({ pfId }) => {
                const cell = row.cells.find((one) => one.pfId === pfId);
                return <td key={pfId}>{cell ? <StateOf state={stateOf(cell)} /> : <NotAsked />}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function NotAsked() {
  const t = useTexts('progress-flow');
  return (
    <Text size="sm" c="dimmed">
      <span role="img" aria-label={t('notAsked')}>
        –
      </span>
    </Text>
  );
}

function Counts({ row: { outstanding, news, cells } }: { row: PapersOfCandidate }) {
  const t = useTexts('progress-flow');
  const parts = [
    ...(news > 0 ? [t('news', { count: news })] : []),
    outstanding > 0 ? t('outstanding', { count: outstanding }) : cells.length > 0 ? t('complete') : '',
  ];
  return (
    <Text size="sm" fw={news > 0 ? 700 : 400}>
      {parts.filter(Boolean).join(' · ')}
    </Text>
  );
}

function Cards({ items, onOpen }: Props) {
  const t = useTexts('progress-flow');
  const nameOf = useNameOf();
  return (
    <Stack component="ul" gap={12} m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('table')}>
      {items.map((row) => (
        <Card key={row.applicationId} component="li" withBorder>
          <Anchor component="button" type="button" fw={700} ta="start" onClick={() => onOpen(row.applicationId)}>
            {nameOf(row)}
          </Anchor>
          <Text size="sm" c="dimmed">
            {row.title}
          </Text>
          <Group gap={8}>
            <Counts row={row} />
          </Group>
        </Card>
      ))}
    </Stack>
  );
}
