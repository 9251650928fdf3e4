import { Anchor, Box, Card, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CandidateProfile } from '@vitrine/contract/candidates/shapes.ts';
import { headline } from '../../parts/profile/words.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { PersonAvatar } from '../../ui/Person.tsx';

/** The profile as it goes along, in short, with the way to change it. */
export function ProfileCard({ profile }: { profile: CandidateProfile }) {
  const t = useTexts('applying');
  const { firstName, lastName, email, cTelephone, cProfilePic, experiences, educations, skills, languages, profileVideo } = profile;
  const counts = { posts: experiences.length, schools: educations.length, skills: skills.length, languages: languages.length };
  const parts = (Object.keys(counts) as (keyof typeof counts)[]).flatMap((one) =>
    counts[one] > 0 ? [t(`profile.${one}`, { count: counts[one] })] : [],
  );
  const said = [...parts, ...(profileVideo ? [t('profile.video')] : [])].join(' · ');
  return (
    <Card withBorder p={16} component="section" aria-label={t('profile.label')}>
      <Group gap={12} wrap="nowrap" align="flex-start">
        <PersonAvatar name={`${firstName} ${lastName}`} picture={cProfilePic} size={48} />
        <Box flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Text fw={700}>
            {firstName} {lastName}
          </Text>
          {headline(profile) && <Text>{headline(profile)}</Text>}
          <Text size="sm" c="dimmed">
            {[email, cTelephone].filter(Boolean).join(' · ')}
          </Text>
          <Text size="sm" c="dimmed">
            {said || t('profile.bare')}
          </Text>
        </Box>
        <Anchor py={2} renderRoot={(props) => <Link {...props} to="/candidate-profile-edit" />}>
          {t('profile.change')}
        </Anchor>
      </Group>
    </Card>
  );
}
