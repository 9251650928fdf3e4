import { Anchor, Box, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { jobSearch } from '@vitrine/contract/job-search/search.ts';
import { JobCard } from '../../parts/job-ad/JobCard.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** So many stand on the dashboard; the search shows all of them. */
const shown = 3;

/** The jobs a candidate has kept for later, the latest first. */
export function Bookmarks() {
  const t = useTexts('candidates');
  const { data } = useAsk(jobSearch.search, { marked: true, count: shown });
  if (!data) return null;
  return (
    <Box component="section" aria-label={t('bookmarks.title')}>
      <Title order={2} size="h3" mb={12}>
        {t('bookmarks.title')}
      </Title>
      {data.items.length === 0 ? (
        <Text c="dimmed">
          {t('bookmarks.none')}{' '}
          <Anchor underline="always" renderRoot={(props) => <Link {...props} to="/jobs" />}>
            {t('bookmarks.toJobs')}
          </Anchor>
        </Text>
      ) : (
        <Stack gap={12}>
          {data.items.map((card) => (
            <JobCard key={card.bookingId} card={card} order={3} />
          ))}
          {data.total > shown && (
            <Anchor renderRoot={(props) => <Link {...props} to="/jobs" search={{ marked: true }} />}>
              {t('bookmarks.all', { count: data.total })}
            </Anchor>
          )}
        </Stack>
      )}
    </Box>
  );
}
