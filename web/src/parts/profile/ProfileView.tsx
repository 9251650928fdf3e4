import { Anchor, Badge, Box, Card, Group, Stack, Text, Title } from '@mantine/core';
import type { Education, Experience, ShownProfile } from '@vitrine/contract/candidates/shapes.ts';
import { languageLevels } from '@vitrine/contract/profile-lists.ts';
import { careerStageKeyOf } from '@vitrine/contract/reference-lists.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { date } from '../../platform/format.ts';
import { PersonAvatar } from '../../ui/Person.tsx';
import { countryName, useListLabels } from '../job-ad/words.ts';
import { VideoPlayer } from '../VideoPlayer.tsx';
import { Documents } from './Documents.tsx';
import classes from './ProfileView.module.css';
import { headline, languageName, usePeriod } from './words.ts';

interface Props {
  profile: ShownProfile;
  /** Order of the heading that is the person's name; what stands below is one deeper. */
  order?: 1 | 2;
  /** Told when the video begins to play. */
  onVideo?: () => void;
  /** Told when a link to the video no longer answers. */
  onExpired?: () => void;
  /** Stands beside the name. */
  actions?: ReactNode;
  /** Stands below everything in the wide column. */
  children?: ReactNode;
}

/** A candidate's profile to look at: what is empty or not shown is absent. */
export function ProfileView({ profile, order = 1, onVideo, onExpired, actions, children }: Props) {
  const { t } = useTranslation();
  const below = order === 1 ? 2 : 3;
  const { experiences, educations, documents, profileVideos, about } = profile;
  const name = `${profile.firstName} ${profile.lastName}`;
  return (
    <div className={classes.columns}>
      <div>
        <Hero profile={profile} order={order} actions={actions} />
        {profileVideos.map(({ questionNo, ...video }) => (
          <Box key={questionNo} onPlayCapture={onVideo}>
            <VideoPlayer
              key={video.key}
              src={video.url}
              contentType={video.contentType}
              poster={video.poster}
              processing={!video.ready}
              seconds={video.seconds}
              label={profileVideos.length > 1 ? t('profile.answerOf', { name, number: questionNo }) : t('profile.videoOf', { name })}
              onExpired={onExpired}
            />
          </Box>
        ))}
        {about && (
          <Block title={t('profile.about')} order={below}>
            <Text className={classes.words ?? ''}>{about}</Text>
          </Block>
        )}
        {experiences.length > 0 && (
          <Block title={t('profile.experience')} order={below}>
            <ol className={classes.line}>
              {experiences.map((one) => (
                <Post key={one.id} one={one} />
              ))}
            </ol>
          </Block>
        )}
        {educations.length > 0 && (
          <Block title={t('profile.education')} order={below}>
            <ol className={classes.line}>
              {educations.map((one) => (
                <School key={one.id} one={one} />
              ))}
            </ol>
          </Block>
        )}
        {documents.length > 0 && (
          <Block title={t('profile.documents')} order={below}>
            <Documents items={documents} />
          </Block>
        )}
        {children}
      </div>
      <div>
        <Skills profile={profile} order={below} />
        <Spoken profile={profile} order={below} />
        <Facts profile={profile} order={below} />
      </div>
    </div>
  );
}

function Block({ title, order, children }: { title: string; order: 2 | 3; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title}>
      <Title order={order} size="h2" mb={16}>
        {title}
      </Title>
      {children}
    </Card>
  );
}

function Hero({ profile, order, actions }: { profile: ShownProfile; order: 1 | 2; actions: ReactNode }) {
  const { t } = useTranslation();
  const name = `${profile.firstName} ${profile.lastName}`;
  return (
    <Card p={0}>
      <div className={classes.hero}>
        <div className={classes.band} aria-hidden="true" />
        <Group justify="space-between" align="flex-end" gap={12}>
          <span className={classes.portrait}>
            <PersonAvatar name={name} picture={profile.cProfilePic} size={112} />
          </span>
          {actions && <Group gap={8}>{actions}</Group>}
        </Group>
        <Title order={order} size="h1" mt={8}>
          {name}
        </Title>
        {headline(profile) && (
          <Text size="lg" c="dimmed">
            {headline(profile)}
          </Text>
        )}
        {profile.careerStage && (
          <Badge variant="light" color="brand" size="lg" mt={12}>
            {t(`lists.stage.${careerStageKeyOf(profile.careerStage) ?? 'student'}`)}
          </Badge>
        )}
      </div>
    </Card>
  );
}

function When({ period }: { period: Experience | Education }) {
  const { span, length } = usePeriod()(period);
  return (
    <Text size="sm" c="dimmed">
      {span} · {length}
    </Text>
  );
}

function Post({ one }: { one: Experience }) {
  return (
    <li data-now={one.toYear === -1 || undefined}>
      <When period={one} />
      <Text fw={700}>{one.title}</Text>
      {(one.employer || one.place) && <Text>{[one.employer, one.place].filter(Boolean).join(', ')}</Text>}
      {one.description && (
        <Text mt={4} className={classes.words ?? ''}>
          {one.description}
        </Text>
      )}
    </li>
  );
}

function School({ one }: { one: Education }) {
  const label = useListLabels();
  const course = [one.course, one.graduation && label('graduationType', one.graduation)].filter(Boolean).join(' · ');
  return (
    <li data-now={one.toYear === -1 || undefined}>
      <When period={one} />
      <Text fw={700}>{one.school}</Text>
      {course && <Text>{course}</Text>}
      {one.description && (
        <Text mt={4} className={classes.words ?? ''}>
          {one.description}
        </Text>
      )}
    </li>
  );
}

function Skills({ profile: { skills }, order }: { profile: ShownProfile; order: 2 | 3 }) {
  const { t } = useTranslation();
  if (skills.length === 0) return null;
  return (
    <Block title={t('profile.skills')} order={order}>
      <ul className={classes.skills}>
        {skills.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Block>
  );
}

function Spoken({ profile: { languages }, order }: { profile: ShownProfile; order: 2 | 3 }) {
  const { t } = useTranslation();
  if (languages.length === 0) return null;
  return (
    <Block title={t('profile.languages')} order={order}>
      <Stack gap={12}>
        {languages.map((one) => (
          <div key={one.id}>
            <Group justify="space-between" gap={8}>
              <Text>{languageName(one.language)}</Text>
              <span className={classes.level} aria-hidden="true">
                {languageLevels.map((level, place) => (
                  <i key={level} data-on={place <= languageLevels.indexOf(one.level) || undefined} />
                ))}
              </span>
            </Group>
            <Text size="sm" c="dimmed">
              {t(`lists.level.${one.level}`)}
            </Text>
          </div>
        ))}
      </Stack>
    </Block>
  );
}

function Facts({ profile, order }: { profile: ShownProfile; order: 2 | 3 }) {
  const { t } = useTranslation();
  const label = useListLabels();
  const { email, cTelephone, cAddress, DOB, nationality, interHigestGraduation, universityName, interCourseofStudies } = profile;
  const facts: [string, ReactNode][] = [
    [t('profile.facts.email'), email && <Anchor href={`mailto:${email}`}>{email}</Anchor>],
    [t('profile.facts.phone'), cTelephone && <Anchor href={`tel:${cTelephone.replace(/[^\d+]/g, '')}`}>{cTelephone}</Anchor>],
    [t('profile.facts.address'), cAddress],
    [t('profile.facts.birth'), DOB && date(DOB)],
    [t('profile.facts.nationality'), nationality && countryName(nationality)],
    [t('profile.facts.hiring'), profile.preferdTypeOfHiring.map((one) => label('employmentType', one)).join(', ')],
    [t('profile.facts.graduation'), interHigestGraduation && label('graduationType', interHigestGraduation)],
    [t('profile.facts.university'), [universityName, interCourseofStudies].filter(Boolean).join(', ')],
  ];
  const there = facts.filter(([, value]) => Boolean(value));
  if (there.length === 0) return null;
  return (
    <Block title={t('profile.facts.title')} order={order}>
      <dl className={classes.facts}>
        {there.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}
