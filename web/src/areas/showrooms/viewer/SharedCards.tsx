import { Alert, Badge, Card, Group, Stack, Text, Title } from '@mantine/core';
import type { SharedCard } from '@vitrine/contract/sharing/shapes.ts';
import type { ReactNode } from 'react';
import { languageName } from '../../../parts/profile/words.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PersonAvatar } from '../../../ui/Person.tsx';
import classes from '../Showrooms.module.css';

interface Props {
  items: SharedCard[];
  waiting: number;
  /** The way to one of them, around the name. */
  link: (one: SharedCard, name: string) => ReactNode;
}

/** The people of a link as cards; who has not agreed yet is only counted. */
export function SharedCards({ items, waiting, link }: Props) {
  const t = useTexts('showrooms');
  return (
    <Stack gap={24}>
      {items.length === 0 && <EmptyState drawing="people" title={t('people.none')} text={t('people.noneText')} />}
      <ul className={classes.cards}>
        {items.map((one) => (
          <li key={one.personId}>
            <One one={one} link={link} />
          </li>
        ))}
      </ul>
      {waiting > 0 && (
        <Alert variant="light" color="gray" role="note">
          {t('people.waiting', { count: waiting })}
        </Alert>
      )}
    </Stack>
  );
}

function One({ one, link }: { one: SharedCard; link: Props['link'] }) {
  const t = useTexts('showrooms');
  const name = `${one.firstName} ${one.lastName}`;
  return (
    <Card component="article" className={classes.card} padding="lg">
      <Stack align="center" gap={8}>
        <PersonAvatar name={name} picture={one.cProfilePic} size={88} />
        <Title order={2} size="h3">
          {link(one, name)}
        </Title>
        {one.profession && <Text>{one.profession}</Text>}
        {one.languages.length > 0 && (
          <Text size="sm" c="dimmed">
            {one.languages.map((language) => languageName(language as 'English')).join(', ')}
          </Text>
        )}
        <Group gap={6} justify="center">
          {one.skills.slice(0, 4).map((skill) => (
            <Badge key={skill} variant="light" color="brand" tt="none">
              {skill}
            </Badge>
          ))}
        </Group>
        <Text size="sm" c="dimmed">
          {[
            one.answers > 0 && t('people.answers', { count: one.answers }),
            one.documents > 0 && t('people.documents', { count: one.documents }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
    </Card>
  );
}
