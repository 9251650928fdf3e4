import { Anchor, Button, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { applying, maxMessageCharacters } from '@vitrine/contract/applying/applying.ts';
import type { CandidateProfile } from '@vitrine/contract/candidates/shapes.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { useState } from 'react';
import { call } from '../../platform/calls/api.ts';
import { showProblem } from '../../platform/calls/problems.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { askAnew } from '../../platform/calls/use-ask.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Apply.module.css';
import { LastAnswers, useLastAnswers } from './LastAnswers.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { StoredDocuments, tickedAtFirst } from './StoredDocuments.tsx';
import { Uploads } from './Uploads.tsx';
import { useDocuments } from './use-documents.ts';

interface Props {
  standing: Reply<typeof applying.standing>;
  /** Null for a guest, who has none. */
  profile: CandidateProfile | null;
  onSent: () => void;
}

/** What the company gets, on one screen: the profile, what is ticked, a few words; and sending it. */
export function SendStep({ standing, profile, onSent }: Props) {
  const t = useTexts('applying');
  const { bookingId, companyName: company, jobcodeId, person } = standing;
  const [ticked, setTicked] = useState(() => tickedAtFirst(profile?.documents ?? []));
  const [again, setAgain] = useState(false);
  const documents = useDocuments(bookingId, standing.documents, ticked.length);
  const form = useFormOf(applying.apply.body, { message: '', phone: profile?.cTelephone ?? '', consent: true, bookingId });
  const earlier = useLastAnswers(jobcodeId, person.guest);
  const bring = useBringing();
  const reused = again && earlier && jobcodeId ? { jobcodeId, from: earlier.bookingId } : undefined;
  const act = useAct(applying.apply, {
    form,
    // whoever goes on to the interview does not pass by the home of the application
    ...(reused ? { changes: false as const, onDone: () => void bring({ ...reused, bookingId }) } : {}),
  });
  const submit = form.onSubmit(({ message, phone }) => {
    if (!reused) onSent();
    const chosen = profile ? { profileDocuments: ticked } : {};
    act.mutate({ bookingId, message, phone, documents: documents.ids, ...chosen, consent: true });
  });
  const going = act.isPending || (act.isSuccess && reused !== undefined);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={20}>
        <Title order={3}>{t('send.title', { company })}</Title>
        {profile ? (
          <ProfileCard profile={profile} />
        ) : (
          <Text c="dimmed">{t('words.as', { name: `${person.firstName} ${person.lastName}`, email: person.email })}</Text>
        )}
        <Stack gap={8}>
          <Title order={4}>{t('documents.list')}</Title>
          <StoredDocuments documents={profile?.documents ?? []} chosen={ticked} full={documents.full} onChange={setTicked} />
          <Uploads documents={documents} />
        </Stack>
        {earlier && <LastAnswers earlier={earlier} company={company} checked={again} onChange={setAgain} />}
        <Textarea
          label={t('words.message')}
          description={t('words.messageText', { left: number(maxMessageCharacters - form.values.message.length) })}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={maxMessageCharacters}
          {...form.getInputProps('message')}
        />
        <TextInput
          type="tel"
          autoComplete="tel"
          label={t('words.phone')}
          description={t('words.phoneText')}
          maxLength={40}
          {...form.getInputProps('phone')}
        />
        <div className={classes.foot}>
          <Text size="sm">
            {t('send.consent', { company })}{' '}
            <Anchor href="/privacy-policy" target="_blank" rel="noreferrer" underline="always">
              {t('send.privacy')}
            </Anchor>
          </Text>
          <Button type="submit" size="md" loading={going} disabled={documents.busy} className={classes.send ?? ''}>
            {documents.busy ? t('documents.sending') : t('words.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Begins the interview of an application that was just sent with the answers of an earlier one, to be looked over there. */
function useBringing() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async ({ jobcodeId, from, bookingId }: { jobcodeId: string; from: string; bookingId: string }) => {
    try {
      const { uniqueId } = await call(interview.begin, { jobcodeId, consent: true });
      await call(answers.reuse, { fromBookingId: from, bookingId });
      await navigate({ to: '/video-interview/$jobcodeId/$uniqueId', params: { jobcodeId, uniqueId } });
    } catch (error) {
      // the application itself is sent
      showProblem(error);
      await navigate({ to: '/application/$bookingId', params: { bookingId }, search: { arrived: 'now' } });
    }
    void askAnew(client);
  };
}
