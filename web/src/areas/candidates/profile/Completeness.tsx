import { Anchor, Card, Progress, RingProgress, Text, Title } from '@mantine/core';
import { IconCheck, IconCircleDashed } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type CandidateProfile, type ProfilePart, profileParts } from '@vitrine/contract/candidates/shapes.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './Editor.module.css';
import { partOf } from './parts.ts';

/** The share of parts that are there, in whole percent. */
export const shareOf = ({ missing }: Pick<CandidateProfile, 'missing'>) =>
  Math.round(((profileParts.length - missing.length) / profileParts.length) * 100);

/** How to fill in what is missing. */
export function ToPart({ part, children }: { part: ProfilePart; children: string }) {
  const search = partOf[part] === 'person' ? {} : { part: partOf[part] };
  return <Anchor renderRoot={(props) => <Link {...props} to="/candidate-profile-edit" search={search} />}>{children}</Anchor>;
}

/** On a phone: how far the profile has come and what helps most, in one line; absent once everything is there. */
export function CompletenessLine({ profile }: { profile: CandidateProfile }) {
  const t = useTexts('candidates');
  const [next] = profile.missing;
  if (!next) return null;
  const share = shareOf(profile);
  return (
    <div className={classes.line}>
      <Progress value={share} size="sm" color="confirm.6" w={56} style={{ flex: 'none' }} aria-label={t('complete.title')} />
      <Text span size="sm" fw={700}>
        {share} %
      </Text>
      <Text span size="sm" truncate flex={1}>
        <ToPart part={next}>{t(`complete.part.${next}`)}</ToPart>
      </Text>
    </div>
  );
}

/** Which parts are there and which are not; nothing else counts. */
export function Completeness({ profile }: { profile: CandidateProfile }) {
  const t = useTexts('candidates');
  const share = shareOf(profile);
  const [next] = profile.missing;
  return (
    <Card component="section" aria-label={t('complete.title')}>
      <Title order={2} size="h3">
        {t('complete.title')}
      </Title>
      <RingProgress
        mx="auto"
        size={132}
        thickness={12}
        roundCaps
        sections={[{ value: share, color: 'confirm.6' }]}
        aria-hidden="true"
        label={
          <Text ta="center" fw={900} size="xl">
            {share} %
          </Text>
        }
      />
      <Text ta="center">{next ? t(`complete.step.${next}`) : t('complete.whole')}</Text>
      <ul className={classes.parts}>
        {profileParts.map((part) => {
          const there = !profile.missing.includes(part);
          return (
            <li key={part}>
              {there ? (
                <IconCheck size={18} stroke={2} color="var(--mantine-color-confirm-7)" aria-label={t('complete.there')} />
              ) : (
                <IconCircleDashed size={18} stroke={1.5} aria-label={t('complete.missing')} />
              )}
              {there ? <Text>{t(`complete.part.${part}`)}</Text> : <ToPart part={part}>{t(`complete.part.${part}`)}</ToPart>}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
