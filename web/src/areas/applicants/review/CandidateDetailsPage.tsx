import { Alert, Anchor, Box, Button, Group, Kbd, Modal, Stack, Table, Text } from '@mantine/core';
import { IconArrowLeft, IconId, IconKeyboard } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { useRef, useState } from 'react';
import { useNameOf } from '../../../parts/applicant/names.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import type { PlayerHandle } from '../../../parts/VideoPlayer.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { longDate } from '../../../platform/format.ts';
import { useIsRecruiter, useVisitor } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Page } from '../../../ui/Page.tsx';
import { Scorecard } from '../scorecards/Scorecard.tsx';
import { AnswerStage } from './AnswerStage.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import { AttemptRequest } from './AttemptRequest.tsx';
import { BlindNote } from './Blind.tsx';
import { Comments } from './Comments.tsx';
import { Decision } from './Decision.tsx';
import { Hold, RecordingsGone } from './Hold.tsx';
import classes from './Review.module.css';
import { type ReviewKey, reviewKeys } from './review-keys.ts';
import { askedAgain, freshMilliseconds, type ReviewedApplicant } from './reviewed.ts';
import { useReviewKeys } from './use-review-keys.ts';

const route = getRouteApi('/candidate-details/candidate/$id');

/** The theatre: one applicant's answers large, the team's judgement beside them. */
export function CandidateDetailsPage() {
  const { id } = route.useParams();
  const one = useAsk(applicants.one, { id }, { refetchInterval: freshMilliseconds });
  return <QueryBoundary of={one}>{(applicant) => <Review key={applicant.id} applicant={applicant} />}</QueryBoundary>;
}

function Review({ applicant }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  const navigate = route.useNavigate();
  const { question = 1 } = route.useSearch();
  const player = useRef<PlayerHandle>(null);
  const [help, setHelp] = useState(false);
  const recruiter = useIsRecruiter();
  const guest = useVisitor() === 'guest-reviewer';
  const wanted = { bookingId: applicant.bookingId, id: applicant.id };
  const answers = useAsk(applicantAnswers.questionwise, wanted, { refetchInterval: askedAgain, staleTime: freshMilliseconds });
  const items = answers.data?.items ?? [];
  const current = items.find((item) => item.questionNo === question) ?? items[0];
  const show = (questionNo: number) => navigate({ search: { question: questionNo }, replace: true });
  const go = (to: string | null) => to && navigate({ to: '/candidate-details/candidate/$id', params: { id: to }, search: { question } });
  const rate = useReviewKeys({ applicant, questionNo: current?.questionNo, items, player, show, go, onHelp: () => setHelp(true) });
  return (
    <Page
      title={useNameOf()(applicant)}
      lead={applicant.internalRef ? `${applicant.title} · ${applicant.internalRef}` : applicant.title}
      actions={
        <>
          {recruiter && applicant.candidate_id && (
            <Button
              variant="subtle"
              leftSection={<IconId size={18} stroke={1.5} aria-hidden="true" />}
              renderRoot={(props) => <Link {...props} to="/candidate-dossier" search={{ candidate_id: applicant.candidate_id }} />}
            >
              {t('review.dossier')}
            </Button>
          )}
          <Button
            variant="subtle"
            onClick={() => setHelp(true)}
            leftSection={<IconKeyboard size={18} stroke={1.5} aria-hidden="true" />}
            visibleFrom="sm"
          >
            {t('review.keys')}
          </Button>
          {(applicant.neighbours.previous || applicant.neighbours.next) && (
            <Group gap={8} wrap="nowrap">
              <Button variant="default" disabled={!applicant.neighbours.previous} onClick={() => go(applicant.neighbours.previous)}>
                {t('review.previous')}
              </Button>
              <Button variant="default" disabled={!applicant.neighbours.next} onClick={() => go(applicant.neighbours.next)}>
                {t('review.next')}
              </Button>
            </Group>
          )}
        </>
      }
    >
      <Anchor
        renderRoot={(props) =>
          guest ? (
            <Link {...props} to="/review" />
          ) : (
            <Link {...props} to="/candidate-management" search={{ bookingId: applicant.bookingId }} />
          )
        }
        className={classes.back}
      >
        <Group gap={6}>
          <IconArrowLeft size={16} stroke={1.5} aria-hidden="true" />
          {t('review.back')}
        </Group>
      </Anchor>
      <div className={`${classes.grid} ${classes.page}`}>
        <Stack miw={0} gap={24}>
          <BlindNote applicant={applicant} />
          <Withdrawn applicant={applicant} />
          <RecordingsGone applicant={applicant} />
          <QueryBoundary of={answers}>
            {() =>
              current ? (
                <AnswerStage
                  items={items}
                  current={current}
                  onShow={show}
                  player={player}
                  onExpired={() => void answers.refetch()}
                  onRate={rate}
                />
              ) : (
                <NothingSent applicant={applicant} />
              )
            }
          </QueryBoundary>
          <ApplicationCard applicant={applicant} />
        </Stack>
        <Stack gap={24} className={classes.side}>
          {!guest && <Decision applicant={applicant} />}
          {recruiter && <AttemptRequest applicant={applicant} />}
          <Scorecard applicant={applicant} />
          <Comments applicationId={applicant.id} questionNo={current?.questionNo ?? null} player={player} onShow={show} />
          {recruiter && <Hold applicant={applicant} />}
        </Stack>
      </div>
      <KeysDialog opened={help} onClose={() => setHelp(false)} />
    </Page>
  );
}

function Withdrawn({ applicant }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  if (!applicant.withdrawnAt) return null;
  return (
    <Alert color="info" variant="light" title={t('application.withdrawn', { date: longDate(applicant.withdrawnAt) })}>
      {t('application.withdrawnText')}
    </Alert>
  );
}

/** No answers to watch: there is no interview, it was not sent yet, or the application came by profile. */
function NothingSent({ applicant }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  const { startedAt, interviewSentAt, documents, message } = applicant;
  const waiting = startedAt !== null && interviewSentAt === null;
  if (!waiting && (documents.length > 0 || message)) return null;
  return (
    <Box className={classes.nothing}>
      <Text fw={700}>{waiting ? t('review.notSent') : t('review.noInterview')}</Text>
      <Text c="dimmed">{waiting ? t('review.notSentText') : t('review.noInterviewText')}</Text>
    </Box>
  );
}

/** How keys are written; the space bar has a name in each language. */
const shown: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts('applicants');
  return (
    <Modal opened={opened} onClose={onClose} title={t('review.keys')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Table>
        <Table.Tbody>
          {(Object.keys(reviewKeys) as ReviewKey[]).map((name) => (
            <Table.Tr key={name}>
              <Table.Td w={180}>
                <Group gap={4}>
                  {reviewKeys[name].map((key) => (
                    <Kbd key={key}>{key === ' ' ? t('review.space') : (shown[key] ?? key)}</Kbd>
                  ))}
                </Group>
              </Table.Td>
              <Table.Td>{t(`review.key.${name}`)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
