import { Alert, Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { type CvProposal, cvReading } from '@vitrine/contract/candidates/cv.ts';
import { profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { useEffect, useRef, useState } from 'react';
import { CopyButton } from '../../../parts/copying/CopyButton.tsx';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { useProfileAct } from '../profile/use-profile.ts';
import classes from './Cv.module.css';
import { CvGroup } from './CvGroup.tsx';
import { type Chosen, chosenFirst, countOf, type Group as GroupName, groups, takenOf } from './rows.ts';

interface Props {
  proposal: CvProposal;
  file: File;
  onAgain: () => void;
  onClose: () => void;
}

/** What a CV says, row by row, beside what the profile holds; nothing is taken but what is ticked. */
export function CvReview({ proposal, file, onAgain, onClose }: Props) {
  const t = useTexts('candidates');
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen>(() => chosenFirst(proposal));
  const [keeps, setKeeps] = useState(false);
  const [outdated, setOutdated] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const keep = useProfileAct(profileDocuments.create);
  const take = useProfileAct(cvReading.take, {
    handles: ['changed-elsewhere'],
    onDone: () => {
      notices.done(t('cv.done', { count }));
      if (keeps) keep.mutate({ kind: 'cv', file });
      onClose();
      void navigate({ to: '/candidate-profile-edit', search: chosen.fields.size === count ? {} : { part: 'career' } });
    },
  });
  const count = countOf(chosen);
  const nothing = groups.every((group) => proposal[group].length === 0);
  const choose = (group: GroupName, places: Iterable<number>) => setChosen((now) => ({ ...now, [group]: new Set(places) }));
  const send = () =>
    take.mutate(takenOf(proposal, chosen), {
      onError: (error) => setOutdated(error instanceof CallFailed && error.problem.code === 'changed-elsewhere'),
    });
  return (
    <Stack gap={24}>
      <div>
        <Title order={3} ref={heading} tabIndex={-1} className={classes.words ?? ''}>
          {t('cv.found', { name: file.name })}
        </Title>
        <Text c="dimmed" mt={4}>
          {t(nothing ? 'cv.nothing' : 'cv.check')}
        </Text>
      </div>
      {groups
        .filter((group) => proposal[group].length > 0)
        .map((group) => (
          <CvGroup key={group} group={group} proposal={proposal} chosen={chosen[group]} onChoose={(places) => choose(group, places)} />
        ))}
      {proposal.unplaced.length > 0 && <Unplaced lines={proposal.unplaced} />}
      {outdated && (
        <Alert role="alert" color="red">
          <Text mb={8}>{t('cv.outdated')}</Text>
          <Button size="xs" variant="default" onClick={onAgain}>
            {t('cv.again')}
          </Button>
        </Alert>
      )}
      {['pdf', 'document'].includes(proposal.format) && (
        <Checkbox
          checked={keeps}
          onChange={(event) => setKeeps(event.currentTarget.checked)}
          label={t('cv.keep')}
          description={t('cv.keepHint')}
        />
      )}
      <div className={classes.foot}>
        <Button onClick={send} loading={take.isPending} disabled={count === 0}>
          {t('cv.take', { count })}
        </Button>
        <Button color="info" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </div>
    </Stack>
  );
}

/** What found no place, to be copied to where the person wants it. */
function Unplaced({ lines }: { lines: CvProposal['unplaced'] }) {
  const t = useTexts('candidates');
  return (
    <section aria-label={t('cv.unplaced')}>
      <Group justify="space-between" gap={8} mb={4}>
        <Title order={4}>{t('cv.unplaced')}</Title>
        <CopyButton value={lines.map(({ words }) => words).join('\n')}>
          {({ copied, copy }) => (
            <Button size="xs" variant="default" onClick={copy}>
              {t(copied ? 'cv.copied' : 'cv.copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
      <ul className={classes.rows}>
        {lines.map(({ words, why }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a CV may say the same, and never move
          <li key={place} className={classes.row}>
            <Text className={classes.words ?? ''}>{words}</Text>
            <Text size="sm" c="dimmed">
              {t(`cv.why.${why}`)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
