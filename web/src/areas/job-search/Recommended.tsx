import { Anchor, Box, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type RecommendationReasons, recommendedJobs } from '@vitrine/contract/job-search/recommended.ts';
import { JobCard } from '../../parts/job-ad/JobCard.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** Open jobs that fit the own profile, each with every reason why; absent while there is none. */
export function Recommended() {
  const t = useTexts('job-search');
  const items = useAsk(recommendedJobs.list, {}).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Box component="section" aria-label={t('recommended.title')}>
      <Title order={2} size="h3">
        {t('recommended.title')}
      </Title>
      <Text c="dimmed" mb={12}>
        {t('recommended.text')}{' '}
        <Anchor underline="always" renderRoot={(props) => <Link {...props} to="/candidate-profile-edit" />}>
          {t('recommended.toProfile')}
        </Anchor>
      </Text>
      <Stack gap={16}>
        {items.map(({ reasons, card }) => (
          <div key={card.bookingId}>
            <JobCard card={card} order={3} />
            <Reasons reasons={reasons} />
          </div>
        ))}
      </Stack>
    </Box>
  );
}

/** The whole of why, in words. */
function Reasons({ reasons: { trade, skills, near, language } }: { reasons: RecommendationReasons }) {
  const t = useTexts('job-search');
  const all = [
    ...(trade ? [t('recommended.trade', { trade })] : []),
    ...(skills.length > 0 ? [t('recommended.skills', { skills: skills.join(', ') })] : []),
    ...(near ? [near.km < 1 ? t('recommended.here', { place: near.place }) : t('recommended.near', near)] : []),
    ...(language ? [t('recommended.language')] : []),
  ];
  return (
    <Text size="sm" mt={6} px={4}>
      <b>{t('recommended.why')}</b> {all.join(' · ')}
    </Text>
  );
}
