import { Anchor, Button, Card, Group, Modal, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconArrowLeft, IconFileTypePdf, IconPencil, IconPlayerPlayFilled, IconPrinter } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type Dossier, dossiers, maxDossierComment } from '@vitrine/contract/candidates/dossier.ts';
import { minute } from '@vitrine/contract/durations.ts';
import { useState } from 'react';
import { ProfileView } from '../../parts/profile/ProfileView.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { DossierEffect } from '../../parts/speech-effect/DossierEffect.tsx';
import { VideoPlayer } from '../../parts/VideoPlayer.tsx';
import { call } from '../../platform/calls/api.ts';
import { showProblem } from '../../platform/calls/problems.ts';
import { save, useWaiting } from '../../platform/calls/saving.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { minutesSeconds } from '../../platform/clock.ts';
import { date } from '../../platform/format.ts';
import { useVisitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { AdministratorWords } from './AdministratorWords.tsx';
import classes from './Dossier.module.css';

const route = getRouteApi('/candidate-dossier');
/** Coming back to the window is no new look, as long as the links to films and documents live. */
const oneLook = 8 * minute;

/** One candidate presented: a comment, the profile with its documents, the interviews. */
export function DossierPage() {
  const t = useTexts('candidates');
  const { candidate_id } = route.useSearch();
  const recruiter = useVisitor() === 'recruiter';
  const who = recruiter && candidate_id ? { candidate_id } : {};
  const dossier = useAsk(dossiers.read, who, { enabled: !recruiter || candidate_id !== undefined, staleTime: oneLook });
  const person = dossier.data?.profile;
  const name = person ? `${person.firstName} ${person.lastName}` : '';
  const pdf = useWaiting(async () => {
    const { url } = await call(dossiers.pdf, who);
    save(url, `${name || t('dossier.title')}.pdf`);
  }, showProblem);
  if (recruiter && !candidate_id) return <EmptyState drawing="people" order={1} title={t('dossier.none')} text={t('dossier.noneText')} />;
  return (
    <Page
      title={name ? t('dossier.titleOf', { name }) : t('dossier.title')}
      lead={t(recruiter ? 'dossier.leadRecruiter' : 'dossier.lead')}
      actions={
        <>
          <Button variant="default" leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />} onClick={() => window.print()}>
            {t('dossier.print')}
          </Button>
          <Button
            loading={pdf.waiting}
            disabled={!dossier.data}
            leftSection={<IconFileTypePdf size={18} stroke={1.5} aria-hidden="true" />}
            onClick={pdf.run}
          >
            {t('dossier.pdf')}
          </Button>
        </>
      }
    >
      <Anchor
        w="fit-content"
        renderRoot={(props) =>
          recruiter ? <Link {...props} to="/candidate-management" /> : <Link {...props} to="/candidate-profile-edit" />
        }
      >
        <Group gap={6} className={classes.aside ?? ''}>
          <IconArrowLeft size={16} stroke={1.5} aria-hidden="true" />
          {t(recruiter ? 'dossier.toApplicants' : 'dossier.toProfile')}
        </Group>
      </Anchor>
      <QueryBoundary of={dossier}>
        {(found) => (
          <Stack gap={24}>
            <Comment found={found} who={who} />
            {found.administratorWords && <AdministratorWords words={found.administratorWords} own={!recruiter} />}
            <ProfileView profile={found.profile} order={2} onExpired={() => void dossier.refetch()}>
              {found.interviews.map((one) => (
                <Interview key={one.applicationId} one={one} onExpired={() => void dossier.refetch()} />
              ))}
            </ProfileView>
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}

function Comment({ found, who }: { found: Dossier; who: { candidate_id?: string } }) {
  const t = useTexts('candidates');
  const [draft, setDraft] = useState<string>();
  const act = useAct(dossiers.comment, { onDone: () => setDraft(undefined) });
  return (
    <Card component="section" aria-label={t('dossier.comment')}>
      <Title order={2} mb={8}>
        {t('dossier.comment')}
      </Title>
      {draft === undefined ? (
        <>
          {found.comment ? (
            <Text className={classes.words ?? ''}>{found.comment}</Text>
          ) : (
            <Text c="dimmed">{t(who.candidate_id ? 'dossier.commentText' : 'dossier.commentOwn')}</Text>
          )}
          <Button
            mt={12}
            style={{ alignSelf: 'flex-start' }}
            variant="default"
            size="sm"
            leftSection={<IconPencil size={18} stroke={1.5} />}
            className={classes.aside ?? ''}
            onClick={() => setDraft(found.comment)}
          >
            {t(found.comment ? 'dossier.commentEdit' : 'dossier.commentAdd')}
          </Button>
        </>
      ) : (
        <Stack gap={12}>
          <Textarea
            aria-label={t('dossier.comment')}
            data-autofocus
            autosize
            minRows={3}
            maxRows={12}
            maxLength={maxDossierComment}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
          <Group>
            <Button loading={act.isPending} onClick={() => act.mutate({ ...who, comment: draft })}>
              {t('common:save')}
            </Button>
            <Button color="info" onClick={() => setDraft(undefined)}>
              {t('common:cancel')}
            </Button>
          </Group>
        </Stack>
      )}
    </Card>
  );
}

type Interviewed = Dossier['interviews'][number];
type Answered = Interviewed['answers'][number];

function Interview({ one, onExpired }: { one: Interviewed; onExpired: () => void }) {
  const recruiter = useVisitor() === 'recruiter';
  const t = useTexts('candidates');
  const title = t('dossier.interview', { title: one.title });
  return (
    <Card component="section" aria-label={title}>
      <Title order={3} size="h2">
        {title}
      </Title>
      <Group justify="space-between" mb={16}>
        <Text c="dimmed">
          {one.companyName} · {date(one.sentAt)}
        </Text>
        {recruiter && (
          <Anchor
            className={classes.aside ?? ''}
            renderRoot={(props) => <Link {...props} to="/candidate-details/candidate/$id" params={{ id: one.applicationId }} />}
          >
            {t('dossier.toReview')}
          </Anchor>
        )}
      </Group>
      <ul className={classes.answers}>
        {one.answers.map((answer) => (
          <Answer key={answer.questionNo} item={answer} onExpired={onExpired} />
        ))}
      </ul>
      {one.speechEffect && <DossierEffect effect={one.speechEffect} />}
    </Card>
  );
}

/** A question with its answer: a poster that opens the film, words, or a file. */
function Answer({ item: { questionNo, question, answer }, onExpired }: { item: Answered; onExpired: () => void }) {
  const t = useTexts('candidates');
  const [open, setOpen] = useState(false);
  const media = answer?.media;
  const seconds = answer?.trim ? answer.trim.end - answer.trim.start : media?.seconds;
  const recorded = answer?.kind === 'video' || answer?.kind === 'audio';
  const wide = answer?.kind === 'text';
  return (
    <li style={wide ? { gridColumn: '1 / -1' } : undefined}>
      {recorded && media && (
        <button
          type="button"
          className={classes.poster}
          aria-label={t('common:player.playOf', { label: question })}
          onClick={() => setOpen(true)}
        >
          {media.poster && <img src={media.poster} alt="" />}
          <IconPlayerPlayFilled size={44} aria-hidden="true" />
          {seconds ? <span>{minutesSeconds(seconds)}</span> : null}
        </button>
      )}
      <Text fw={700} mt={8}>
        {questionNo}. {question}
      </Text>
      {!answer && <Text c="dimmed">{t('dossier.skipped')}</Text>}
      {answer?.text && <Text className={classes.words ?? ''}>{answer.text}</Text>}
      {answer?.kind === 'file' && media && (
        <Anchor href={media.url} style={{ overflowWrap: 'anywhere' }}>
          {answer.fileName}
        </Anchor>
      )}
      {open && media && (
        <Modal opened onClose={() => setOpen(false)} title={question} size="xl" closeButtonProps={{ 'aria-label': t('common:close') }}>
          <VideoPlayer
            src={media.url}
            contentType={media.contentType}
            poster={media.poster}
            processing={media.processing}
            trim={answer?.trim}
            seconds={media.seconds}
            sound={answer?.kind === 'audio'}
            label={question}
            onExpired={onExpired}
          />
        </Modal>
      )}
    </li>
  );
}
