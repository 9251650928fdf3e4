import { Switch, Text } from '@mantine/core';
import { profileSharing } from '@vitrine/contract/candidates/profile.ts';
import type { CandidateProfile } from '@vitrine/contract/candidates/shapes.ts';
import { longDate } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import { useProfileAct } from './use-profile.ts';

/** Whether recruiters of other companies may find the person; agreed to, and taken back, by one switch. */
export function Findable({ profile }: { profile: CandidateProfile }) {
  const t = useTexts('candidates');
  const set = useProfileAct(profileSharing.findable);
  const { findableSince } = profile;
  return (
    <Section title={t('findable.title')} text={t('findable.text')}>
      <Switch
        label={t('findable.label')}
        description={t('findable.what')}
        checked={set.isPending ? set.variables.findable === true : findableSince !== null}
        onChange={(event) => set.mutate({ findable: event.currentTarget.checked })}
      />
      {findableSince && (
        <Text size="sm" c="dimmed" mt={12}>
          {t('findable.since', { day: longDate(findableSince) })}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt={12}>
        {t('findable.views', { views: profile.cProfileView, videoViews: profile.cProfileVideoView })}
      </Text>
    </Section>
  );
}
