import { Group, Rating, Stack, Text } from '@mantine/core';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { date } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';

/** Who looked and wants it known, and what recruiters shared of their evaluation. */
export function Responses() {
  const t = useTexts('closeup');
  const said = useAsk(closeupEditing.responses, {}).data;
  if (!said || said.looks.length + said.evaluations.length === 0) return null;
  return (
    <Section title={t('responses.title')} text={t('responses.text')}>
      <Stack gap={16}>
        {said.evaluations.map((one) => (
          <article key={`${one.name} ${one.at}`} aria-label={one.name}>
            <Group gap={12}>
              <Text fw={700}>{`${one.name}, ${one.companyName}`}</Text>
              <Rating readOnly value={one.rating} color="info.7" getSymbolLabel={(count) => t('evaluation.stars', { count })} />
              <Text size="sm" c="dimmed">
                {date(one.at)}
              </Text>
            </Group>
            {one.comment && <Text style={{ whiteSpace: 'pre-line' }}>{one.comment}</Text>}
          </article>
        ))}
        {said.looks.length > 0 && (
          <ul style={{ margin: 0, paddingLeft: 20 }} aria-label={t('responses.looks')}>
            {said.looks.map((one) => (
              <li key={`${one.name} ${one.at}`}>{t('responses.look', { name: one.name, company: one.companyName, day: date(one.at) })}</li>
            ))}
          </ul>
        )}
      </Stack>
    </Section>
  );
}
