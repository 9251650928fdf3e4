import { Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { QuestionDraft } from '@vitrine/contract/job-codes/shapes.ts';
import { maxQuestions } from '@vitrine/contract/job-codes/shapes.ts';
import type { KeptQuestion } from '@vitrine/contract/job-templates/shapes.ts';
import { lazy, Suspense, useState } from 'react';
import { AdEditing } from '../../areas/job-ads/editor/AdEditing.tsx';
import { DetachInterview, NoAd, NoInterview } from '../../areas/job-ads/editor/OtherPart.tsx';
import type { Sought } from '../../areas/job-ads/editor/Part.tsx';
import type { AdEditor } from '../../areas/job-ads/editor/use-ad-editor.ts';
import { InterviewEditing } from '../../areas/job-codes/InterviewEditing.tsx';
import type { Editor } from '../../areas/job-codes/use-editor.ts';
import { BankDialog } from '../../areas/job-templates/BankDialog.tsx';
import { KeepQuestionDialog } from '../../areas/job-templates/KeepQuestionDialog.tsx';
import { KeepTemplateDialog } from '../../areas/job-templates/KeepTemplateDialog.tsx';
import { focusWhenThere } from '../../parts/focus-when-there.ts';
import { newId } from '../../platform/new-id.ts';
import { Page } from '../../ui/Page.tsx';
import { Checklist } from './Checklist.tsx';
import { JobHead } from './JobHead.tsx';
import type { Missing } from './missing.ts';
import { NextSteps } from './NextSteps.tsx';
import { useJob } from './use-job.ts';

const PeopleOfJob = lazy(() => import('./PeopleOfJob.tsx').then((module) => ({ default: module.PeopleOfJob })));
const Results = lazy(() => import('../../areas/applicants/results/Results.tsx').then((module) => ({ default: module.Results })));
const JobSwitch = lazy(() => import('../../areas/speech-effect/JobSwitch.tsx').then((module) => ({ default: module.JobSwitch })));
const TeamOfJob = lazy(() => import('./TeamOfJob.tsx').then((module) => ({ default: module.TeamOfJob })));

interface Props {
  bookingId: string;
  ad: AdEditor | undefined;
  code: Editor | undefined;
}

/** One job: its state and acts on top, below it one part of it at a time. */
export function Job({ bookingId, ...editors }: Props) {
  const navigate = useNavigate();
  const search = useSearch({ from: '/job-edit' });
  const job = useJob(bookingId, editors.ad, editors.code);
  const { ad, code } = job;
  const part = search.part ?? (ad ? 'ad' : 'code');
  const [opened, setOpened] = useState<string>();
  const [sought, seek] = useState<Sought>();
  const [dialog, setDialog] = useState<'bank' | 'template' | QuestionDraft>();
  const close = () => setDialog(undefined);
  const show = (next: typeof part) => void navigate({ to: '/job-edit', search: { bookingId, part: next } });

  function goTo(missing: Missing) {
    seek({ id: missing.id });
    if (missing.question) setOpened(missing.question);
    if (missing.part !== part) show(missing.part);
    focusWhenThere(missing.id);
  }
  function take({ anchors: _anchors, ...question }: KeptQuestion) {
    const id = newId();
    code?.change((now) => ({ questions: [...now.questions, { ...question, id }].slice(0, maxQuestions) }));
    setOpened(id);
  }
  async function publish() {
    const [first] = await job.publish();
    if (first) goTo(first);
  }

  const checklist = <Checklist job={job} onGo={goTo} />;
  return (
    <Page title={job.title} head={null}>
      <Tabs value={part} onChange={(next) => show(next as typeof part)} keepMounted={false}>
        <JobHead bookingId={bookingId} job={job} part={part} onPublish={() => void publish()} onKeep={() => setDialog('template')} />
        {job.justPublished && <NextSteps bookingId={bookingId} job={job} />}
        <Tabs.Panel value="ad">
          {ad ? (
            <AdEditing editor={ad} errors={job.errorsOf('ad')} openCode={job.openCode} sought={sought} beside={checklist} />
          ) : (
            <NoAd bookingId={bookingId} title={job.title} onBefore={job.flush} />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="code">
          {code && (
            <>
              <InterviewEditing
                editor={code}
                titled={!job.oneTitle}
                errors={job.errorsOf('code')}
                opened={opened}
                onOpen={setOpened}
                onKeep={setDialog}
                onBank={() => setDialog('bank')}
                beside={checklist}
              />
              <Suspense>
                <JobSwitch jobcodeId={code.code.id} />
              </Suspense>
              {ad && <DetachInterview editor={ad} onBefore={job.flush} />}
            </>
          )}
          {!code && ad && <NoInterview editor={ad} />}
        </Tabs.Panel>
        <Suspense>
          <Tabs.Panel value="people">
            <PeopleOfJob bookingId={bookingId} mayInvite={job.openCode !== null} title={job.title} />
          </Tabs.Panel>
          <Tabs.Panel value="team">
            <TeamOfJob bookingId={bookingId} ad={ad} />
          </Tabs.Panel>
          <Tabs.Panel value="results">
            <Results bookingId={bookingId} />
          </Tabs.Panel>
        </Suspense>
      </Tabs>
      {dialog === 'bank' && code && (
        <BankDialog
          bookingId={bookingId}
          title={job.title}
          language={code.draft.language}
          asked={code.draft.questions.map(({ text }) => text)}
          onTake={take}
          onClose={close}
        />
      )}
      {dialog === 'template' && (
        <KeepTemplateDialog bookingId={bookingId} title={job.title} ad={ad?.draft} code={code?.draft} onClose={close} />
      )}
      {typeof dialog === 'object' && code && <KeepQuestionDialog question={dialog} language={code.draft.language} onClose={close} />}
    </Page>
  );
}
