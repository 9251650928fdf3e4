import { Stack } from '@mantine/core';
import { look } from '@vitrine/contract/companies/branding.ts';
import { ToCopy } from '../../parts/copying/ToCopy.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';

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
              <ToCopy key={one} label={t(`elsewhere.${one}`)} description={t(`elsewhere.${one}Text`)} value={addressesOf(slug)[one]} />
            ))}
          </Stack>
        )}
      </QueryBoundary>
    </Section>
  );
}
