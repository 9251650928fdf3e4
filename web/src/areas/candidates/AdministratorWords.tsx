import { Button, Card, Group, Text, Title } from '@mantine/core';
import { administratorWords } from '@vitrine/contract/candidates/administrator-words.ts';
import type { Dossier } from '@vitrine/contract/candidates/dossier.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { date } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Dossier.module.css';

interface Props {
  words: NonNullable<Dossier['administratorWords']>;
  /** Before the candidate, who decides whether others read them. */
  own: boolean;
}

/** What administrators wrote into a dossier, and its candidate's decision on it. */
export function AdministratorWords({ words: { comment, changedAt, releasedAt }, own }: Props) {
  const t = useTexts('candidates');
  const release = useAct(administratorWords.release, {
    onDone: (_words, { released }) => notices.done(t(released ? 'dossier.wordsReleased' : 'dossier.wordsTakenBack')),
  });
  return (
    <Card component="section" aria-label={t('dossier.words')}>
      <Title order={2} mb={4}>
        {t('dossier.words')}
      </Title>
      <Text c="dimmed" size="sm" mb={12}>
        {date(changedAt)}
        {own && ` · ${t(releasedAt ? 'dossier.wordsOpen' : 'dossier.wordsClosed')}`}
      </Text>
      <Text className={classes.words ?? ''}>{comment}</Text>
      {own && (
        <Group mt={12} className={classes.aside ?? ''}>
          <Button
            size="sm"
            {...(releasedAt ? { variant: 'default' } : {})}
            loading={release.isPending}
            onClick={() => release.mutate({ released: !releasedAt, changedAt })}
          >
            {t(releasedAt ? 'dossier.wordsTakeBack' : 'dossier.wordsRelease')}
          </Button>
        </Group>
      )}
    </Card>
  );
}
