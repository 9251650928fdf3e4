import { Anchor, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { jobImports } from '@vitrine/contract/imports/jobs.ts';
import { useState } from 'react';
import { ListPages } from '../../parts/ListPages.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Rows } from '../../ui/Rows.tsx';
import { Section } from '../../ui/Section.tsx';

const perPage = 20;

/** The jobs that stayed when their import was undone, and why. */
export function KeptJobs({ id }: { id: string }) {
  const t = useTexts('imports');
  const [page, setPage] = useState(1);
  const found = useAsk(jobImports.kept, { id, page, count: perPage }, { keepPrevious: true });
  return (
    <Section title={t('jobs.keptTitle')} text={t('jobs.keptText')}>
      <QueryBoundary of={found}>
        {({ items, total }) => (
          <Stack>
            <Rows
              label={t('jobs.keptTitle')}
              rows={items.map(({ line, title, why, bookingId }) => ({
                id: String(line),
                title,
                detail: `${t('bad.line', { line: number(line) })} · ${t(`jobs.kept.${why}`)}`,
                beside: bookingId && (
                  <Anchor
                    aria-label={t('jobs.openNamed', { title })}
                    renderRoot={(props) => <Link {...props} to="/job-edit" search={{ bookingId }} />}
                  >
                    {t('open')}
                  </Anchor>
                ),
              }))}
            />
            <ListPages page={page} total={total} perPage={perPage} onPage={setPage} />
          </Stack>
        )}
      </QueryBoundary>
    </Section>
  );
}
