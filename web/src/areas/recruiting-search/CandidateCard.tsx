import { Badge, Box, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconLanguage, IconSchool, IconStairsUp, type IconWorld } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CandidateCard as Candidate } from '@vitrine/contract/recruiting-search/search.ts';
import classes from '../../parts/job-ad/JobCard.module.css';
import { date, relative } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { PersonAvatar } from '../../ui/Person.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import type { CandidateSearch } from './use-candidate-search.ts';
import { shortName, useFacetLabels } from './words.ts';

/** Shown in a list; all of them stand in the opened profile. */
const skillsShown = 6;

/** A found candidate in a list: what may be seen before any contact. */
export function CandidateCard({ candidate }: { candidate: Candidate }) {
  const t = useTexts('recruiting-search');
  const name = shortName(candidate);
  return (
    <Card component="article" padding="md" className={classes.card}>
      <Group align="flex-start" gap={16} wrap="nowrap">
        <PersonAvatar name={name} picture={candidate.picture} size={48} />
        <Stack gap={6} flex={1} miw={0}>
          <Group justify="space-between" align="flex-start" wrap="nowrap" gap={8}>
            <Box miw={0}>
              <Title order={2} size="1.125rem" style={{ overflowWrap: 'anywhere' }}>
                <Link
                  to="/recruiting-search"
                  search={(now) => ({ ...now, candidate: candidate.id }) as CandidateSearch}
                  resetScroll={false}
                  className={classes.title}
                  style={{ color: 'inherit', textDecoration: 'none' }}
                >
                  {name}
                </Link>
              </Title>
              <Text style={{ overflowWrap: 'anywhere' }}>{candidate.profession || t('noProfession')}</Text>
            </Box>
            <FavoriteButton candidate={candidate} />
          </Group>
          <Facts candidate={candidate} />
          <Skills skills={candidate.skills} most={skillsShown} />
          <Group gap={8} justify="space-between">
            <Text size="sm" c="dimmed">
              {t('changed', { ago: relative(candidate.changedAt) })}
            </Text>
            {candidate.contactedAt && (
              <Badge color="confirm" variant="filled" tt="none">
                {t('contacted', { day: date(candidate.contactedAt) })}
              </Badge>
            )}
          </Group>
        </Stack>
      </Group>
    </Card>
  );
}

/** Skills as marks; those beyond `most` are counted. */
export function Skills({ skills, most = skills.length }: { skills: string[]; most?: number }) {
  const t = useTexts('recruiting-search');
  if (skills.length === 0) return null;
  return (
    <Group gap={6}>
      {skills.slice(0, most).map((skill) => (
        <Badge key={skill} variant="default" size="lg" fw={400} tt="none">
          {skill}
        </Badge>
      ))}
      {skills.length > most && (
        <Text size="sm" c="dimmed">
          {t('more', { count: skills.length - most })}
        </Text>
      )}
    </Group>
  );
}

/** Stage, education, languages and employment, as far as they are said. */
export function Facts({ candidate }: { candidate: Candidate }) {
  const t = useTexts('recruiting-search');
  const label = useFacetLabels();
  const { careerStage, highestEducation, languages, employmentTypes } = candidate;
  const spoken = languages.map((one) =>
    t('spoken', {
      language: label('languages', one.language),
      level: t(`levels.${one.level}` as 'levels.native', { defaultValue: one.level }),
    }),
  );
  return (
    <Stack gap={4} c="dimmed">
      <Group gap="4px 12px">
        {careerStage && <Fact icon={IconStairsUp}>{label('careerstage', careerStage)}</Fact>}
        {highestEducation && <Fact icon={IconSchool}>{label('highesteducation', highestEducation)}</Fact>}
      </Group>
      {spoken.length > 0 && <Fact icon={IconLanguage}>{spoken.join(' · ')}</Fact>}
      {employmentTypes.length > 0 && (
        <Text size="sm">{t('looksFor', { kinds: employmentTypes.map((one) => label('employmenttype', one)).join(', ') })}</Text>
      )}
    </Stack>
  );
}

function Fact({ icon: Icon, children }: { icon: typeof IconWorld; children: string }) {
  return (
    <Group gap={4} wrap="nowrap" miw={0} align="flex-start">
      <Icon size={16} stroke={1.5} aria-hidden="true" style={{ flex: 'none', marginTop: 3 }} />
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </Group>
  );
}
