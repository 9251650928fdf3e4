import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { look } from '@vitrine/contract/companies/branding.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const elsewhere = ['site', 'boards', 'xing', 'reader'] as const;

/** Where the open jobs of the company are read by others: its own site, job boards, feed readers. */
const addressesOf = (slug: string): Record<(typeof elsewhere)[number], string> => ({
  site: `<script src="${window.location.origin}/embed.js" data-company="${slug}"></script>`,
  boards: `${window.location.origin}/feeds/${slug}/jobs.xml`,
  xing: `${window.location.origin}/feeds/${slug}/xing.xml`,
  reader: `${window.location.origin}/feeds/${slug}/jobs.atom`,
});

/** What to paste into the own site, and which addresses to give to job boards. */
export function JobsElsewhere() {
  const t = useTexts('integrations');
  return (
    <Section title={t('elsewhere.title')} text={t('elsewhere.text')}>
      <QueryBoundary of={useAsk(look.own, {})}>
        {({ slug }) => (
          <Stack gap={20}>
            {elsewhere.map((one) => (
              <ToCopy key={one} label={t(`elsewhere.${one}`)} text={t(`elsewhere.${one}Text`)} value={addressesOf(slug)[one]} />
            ))}
          </Stack>
        )}
      </QueryBoundary>
    </Section>
  );
}

function ToCopy({ label, text, value }: { label: string; text: string; value: string }) {
  const t = useTexts('integrations');
  return (
    <div>
      <Group gap={8} align="flex-end">
        <TextInput label={label} value={value} readOnly flex="1 1 260px" onFocus={(event) => event.currentTarget.select()} />
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              aria-label={copied ? t('elsewhere.copied') : t('elsewhere.copyOf', { what: label })}
              leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
              onClick={copy}
            >
              {t(copied ? 'elsewhere.copied' : 'elsewhere.copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Text size="sm" c="dimmed" mt={6}>
        {text}
      </Text>
    </div>
  );
}
