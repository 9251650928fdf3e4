import { Button, Group, Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { account } from '@vitrine/contract/accounts/account.ts';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { type InterviewView, interview, type LandingView } from '@vitrine/contract/interviews/interview.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { whileMade } from '../../parts/being-made.ts';
import { CompanyLook } from '../../parts/company/CompanyLook.tsx';
import { GuestLinkAway } from '../../parts/guest-link/GuestLinkAway.tsx';
import { useGuestLink } from '../../parts/guest-link/use-guest-link.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { askAnew, asking, refresh, useAsk } from '../../platform/calls/use-ask.ts';
import { isOfCompany, useVisitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { LeftRecordings } from './LeftRecordings.tsx';
import { AlsoAllowed } from './landing/AlsoAllowed.tsx';
import { type Closed, ClosedStep } from './landing/ClosedStep.tsx';
import { type Consent, GoOn } from './landing/GoOn.tsx';
import { JoinStep } from './landing/JoinStep.tsx';
import { LandingStep } from './landing/LandingStep.tsx';
import { Mailed } from './landing/Mailed.tsx';
import { useInvitedGuest } from './landing/use-invited-guest.ts';
import { forgetAllBegun } from './stage/begun-answers.ts';
import { InterviewStage } from './stage/InterviewStage.tsx';
import { forgetNotes } from './stage/notes/own-notes.ts';
import { keepWelcomeSeen } from './tracking-store.ts';
import { useKeptSession } from './use-kept-session.ts';
import { isAnswered, isMoving } from './words.ts';

type Step = 'landing' | 'join' | 'stage';

/** What the link shows once there is an application: its home, which is another area's. */
export type HomeOf = (home: {
  place: { jobcodeId: string; uniqueId?: string };
  arrived?: boolean;
  again?: 'tried' | 'opened';
}) => ReactNode;

/** The whole way of a candidate, from the invitation's link to the application's home. */
export function VideoInterviewPage({ home }: { home: HomeOf }) {
  const t = useTexts('interviews');
  const { jobcodeId, uniqueId } = useParams({ strict: false }) as { jobcodeId: string; uniqueId?: string };
  const back = useGuestLink();
  const looked = useKeptSession();
  const visitor = useVisitor();
  const place = { jobcodeId, ...(uniqueId ? { uniqueId } : {}) };
  const landing = useAsk(interview.landing, place, { enabled: looked && back !== 'opening', staleTime: 60_000 });
  useDocumentTitle(`${landing.data?.title ?? t('landing.invitation')} · Vitrine`);
  if (back === 'opening' || !looked) return null;
  if (back === 'failed') return <ClosedStep why="link" />;
  if (back === 'away') return <GuestLinkAway />;
  if (isOfCompany(visitor)) return <ClosedStep why="recruiter" />;
  if (visitor === 'admin') return <ClosedStep why="administrator" />;
  const gone = landing.error instanceof CallFailed && landing.error.problem.status === 404;
  if (gone) return <ClosedStep why="unavailable" />;
  return (
    <QueryBoundary of={landing}>
      {(data) => (
        <CompanyLook look={data.look}>
          {data.look && <div style={{ height: 6, background: 'var(--c-primary)' }} />}
          <Way key={visitor} landing={data} home={home} {...place} />
        </CompanyLook>
      )}
    </QueryBoundary>
  );
}

const consentKey = (jobcodeId: string) => `consent-${jobcodeId}`;

function rememberedConsent(jobcodeId: string): Consent | null {
  try {
    return JSON.parse(sessionStorage.getItem(consentKey(jobcodeId)) ?? 'null') as Consent | null;
  } catch {
    return null;
  }
}

interface WayProps {
  landing: LandingView;
  home: HomeOf;
  jobcodeId: string;
  uniqueId?: string;
}

function Way({ landing, home, ...place }: WayProps) {
  const t = useTexts('interviews');
  const { jobcodeId } = place;
  const started = landing.mine === 'started';
  const visitor = useVisitor();
  const client = useQueryClient();
  const [consent, setConsent] = useState(() => rememberedConsent(jobcodeId));
  const [step, setStep] = useState<Step>(() => (consent && visitor === 'signed-out' ? 'join' : 'landing'));
  const [isSomebodyElse, setIsSomebodyElse] = useState(false);
  // whoever is signed in goes on as who they are, whomever the link invites
  const me = useAsk(account.own, {}, { enabled: visitor === 'candidate' && !started });
  const invitedName = isSomebodyElse ? undefined : landing.invited?.firstName;
  const guest = useInvitedGuest({ ...place, invited: landing.invited, onKnown: () => setStep('join') });
  const [sent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<Closed | 'applied' | null>(null);
  const view = useAsk(interview.view, place, {
    enabled: started && visitor === 'candidate',
    refetchInterval: ({ state }) => (isMoving(state.data) ? whileMade : false),
  });
  const renew = useCallback(() => refresh(client, [interview.view]), [client]);
  // first the thanks, then whatever is on the screen: asked first, it would show another step between
  const thank = ({ applicationId }: InterviewView) => {
    setSent(true);
    forgetNotes();
    forgetAllBegun(applicationId);
    void askAnew(client);
  };
  const begin = useAct(interview.begin, {
    handles: ['already-applied', 'interview-expired', 'interview-unavailable', 'too-late', 'guest-not-allowed'],
    onDone: (begun) => {
      client.setQueryData(asking(interview.view, place).queryKey, begun);
      sessionStorage.removeItem(consentKey(jobcodeId));
      setStep('stage');
    },
  });
  const start = (agreed: Consent) => {
    if (landing.welcomeVideo) keepWelcomeSeen(jobcodeId);
    sessionStorage.setItem(consentKey(jobcodeId), JSON.stringify(agreed));
    setConsent(agreed);
    if (visitor !== 'signed-out') return begin.mutate({ ...place, consent: true }, { onError: (error) => setRefusal(closedBy(error)) });
    if (guest.isKnownByLink && !isSomebodyElse) return guest.join();
    setStep('join');
  };
  // back from signing in, with the consent given before
  const { mutate, isIdle } = begin;
  useEffect(() => {
    if (!consent || visitor !== 'candidate' || started || !isIdle || landing.state !== 'open') return;
    mutate(
      { jobcodeId, ...(place.uniqueId ? { uniqueId: place.uniqueId } : {}), consent: true },
      { onError: (error) => setRefusal(closedBy(error)) },
    );
  }, [consent, visitor, started, isIdle, landing.state, mutate, jobcodeId, place.uniqueId]);

  if (sent) return home({ place, arrived: true });
  if (refusal === 'applied') return home({ place, again: 'tried' });
  if (refusal) return <ClosedStep why={refusal} />;
  if (leadsHome(landing)) return home({ place, ...(landing.mine === 'sent' ? { again: 'opened' as const } : {}) });
  if (landing.state !== 'open') return <ClosedStep why={landing.state} />;
  if (step === 'stage' && started && visitor === 'candidate')
    return (
      <QueryBoundary of={view}>
        {(data) => (
          <InterviewStage
            view={data}
            transcription={landing.transcription}
            inWriting={consent?.without === true}
            refresh={renew}
            onSent={thank}
            onLeave={() => setStep('landing')}
          />
        )}
      </QueryBoundary>
    );
  if (guest.mailed) return <Mailed address={guest.mailed} />;
  if (step === 'join' && visitor === 'signed-out')
    return (
      <JoinStep
        {...place}
        invited={isSomebodyElse ? null : landing.invited}
        known={guest.hasAccount && !isSomebodyElse}
        onBack={() => setStep('landing')}
      />
    );
  return (
    <LandingStep landing={landing}>
      {started ? (
        <>
          {view.data && <Kept view={view.data} />}
          {view.data && <LeftRecordings of={[view.data.applicationId]} />}
          <Group gap={12}>
            <Button size="md" onClick={() => setStep('stage')}>
              {t('landing.continue')}
            </Button>
            {visitor === 'candidate' && (
              <Button
                size="md"
                variant="default"
                renderRoot={(props) => <Link {...props} to="/application/$bookingId" params={{ bookingId: landing.bookingId }} />}
              >
                {t('landing.application')}
              </Button>
            )}
          </Group>
          {view.data && <AlsoAllowed view={view.data} place={landing.transcription} onChanged={() => void renew()} />}
        </>
      ) : (
        <GoOn
          landing={landing}
          name={visitor === 'candidate' ? me.data?.firstName : invitedName}
          busy={begin.isPending || guest.isPending}
          onAgree={start}
          onSomebodyElse={landing.invited && !isSomebodyElse && visitor === 'signed-out' ? () => setIsSomebodyElse(true) : undefined}
        />
      )}
    </LandingStep>
  );
}

/** How far somebody has come, and that nothing is lost by going. */
function Kept({ view: { questions } }: { view: InterviewView }) {
  const t = useTexts('interviews');
  const answered = questions.filter(isAnswered).length;
  return <Text>{t('landing.kept', { answered, count: questions.length })}</Text>;
}

/** There is an application, and nothing to begin or to finish here. */
const leadsHome = ({ mine, state }: LandingView) =>
  mine === 'sent' || mine === 'withdrawn' || mine === 'elsewhere' || (mine !== 'none' && state !== 'open');

function closedBy(error: unknown): Closed | 'applied' | null {
  const code = error instanceof CallFailed ? error.problem.code : undefined;
  if (code === 'already-applied') return 'applied';
  if (code === 'interview-expired') return 'expired';
  if (code === 'interview-unavailable' || code === 'guest-not-allowed') return 'unavailable';
  return code === 'too-late' ? 'too-late' : null;
}
