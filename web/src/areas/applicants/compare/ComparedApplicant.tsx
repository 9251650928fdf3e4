import { ActionIcon, Anchor, Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { useRef } from 'react';
import { useNameOf } from '../../../parts/applicant/names.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import type { PlayerHandle } from '../../../parts/VideoPlayer.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { PersonAvatar } from '../../../ui/Person.tsx';
import { Answer } from '../review/Answer.tsx';
import { OwnStars } from '../review/OwnStars.tsx';
import { askedAgain, freshMilliseconds } from '../review/reviewed.ts';
import { useRate } from '../review/use-rate.ts';
import classes from './Compare.module.css';
import { StatusChoice } from './StatusChoice.tsx';

interface Props {
  bookingId: string;
  id: string;
  question: number;
  onRemove: (() => void) | undefined;
}

/** One of those who are compared: who, the answer, the own stars. */
export function ComparedApplicant({ bookingId, id, question, onRemove }: Props) {
  const t = useTexts('applicants');
  const nameOf = useNameOf();
  const player = useRef<PlayerHandle>(null);
  const applicant = useAsk(applicants.one, { id }, { staleTime: freshMilliseconds });
  const answers = useAsk(applicantAnswers.questionwise, { bookingId, id }, { refetchInterval: askedAgain, staleTime: freshMilliseconds });
  const rate = useRate(id);
  const item = answers.data?.items.find((one) => one.questionNo === question);
  return (
    <Card withBorder component="section" className={classes.one ?? ''} aria-label={applicant.data ? nameOf(applicant.data) : undefined}>
      <Stack gap={16}>
        <QueryBoundary of={applicant} skeleton={<Skeleton height={40} data-testid="skeleton" />}>
          {(one) => (
            <Group gap={8} wrap="nowrap">
              <PersonAvatar name={one.blind ? one.alias : nameOf(one)} picture={one.cProfilePic} />
              <div className={classes.who}>
                <Anchor
                  renderRoot={(props) => <Link {...props} to="/candidate-details/candidate/$id" params={{ id }} search={{ question }} />}
                  c="inherit"
                  fw={700}
                >
                  {nameOf(one)}
                </Anchor>
                <div>
                  <StatusChoice one={one} />
                </div>
              </div>
              {onRemove && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  aria-label={t('compare.remove', { name: nameOf(one) })}
                  onClick={onRemove}
                >
                  <IconX size={18} stroke={1.5} />
                </ActionIcon>
              )}
            </Group>
          )}
        </QueryBoundary>
        <QueryBoundary of={answers} skeleton={<Skeleton height={220} data-testid="skeleton" />}>
          {() =>
            item ? (
              <>
                <Answer
                  key={item.answer?.takeId ?? item.questionNo}
                  item={item}
                  player={player}
                  onExpired={() => void answers.refetch()}
                  compact
                />
                <OwnStars item={item} onRate={(stars) => rate(item.questionNo, stars)} />
              </>
            ) : (
              <Text c="dimmed" className={classes.nothing ?? ''}>
                {t('compare.nothing')}
              </Text>
            )
          }
        </QueryBoundary>
      </Stack>
    </Card>
  );
}
