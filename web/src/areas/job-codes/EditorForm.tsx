import { Button, Group, Stack } from '@mantine/core';
import { IconBroadcast, IconBroadcastOff, IconShare2, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { type JobCode, publishable } from '@vitrine/contract/job-codes/shapes.ts';
import { type ReactNode, useState } from 'react';
import { SaveProblem, SaveState } from '../../parts/SaveState.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { issuesOf } from '../../platform/calls/use-form-of.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Page } from '../../ui/Page.tsx';
import { FactsForm } from './FactsForm.tsx';
import classes from './Preview.module.css';
import { Preview } from './Preview.tsx';
import { QuestionList } from './QuestionList.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { StateBadge } from './StateBadge.tsx';
import { type Draft, useEditor } from './use-editor.ts';

const isLate = (error: unknown) => error instanceof CallFailed && error.problem.code === 'deadline-passed';

/** What keeps the job code from being public, by field, in words. */
function missingIn(draft: Draft): Record<string, string> {
  return issuesOf(publishable, { title: draft.title.trim(), questions: draft.questions.map(({ text }) => ({ text: text.trim() })) });
}

/** The editor of a job code: the form, what candidates will see beside it, and whether they can. */
export function EditorForm({ loaded, above }: { loaded: JobCode; above?: ReactNode }) {
  const t = useTexts('job-codes');
  const editor = useEditor(loaded);
  const { code, draft, saving, flush, take } = editor;
  const [tried, setTried] = useState(false);
  const [sharing, setSharing] = useState(false);
  const [page, setPage] = useState(0);
  const open = code.state === 'active' || code.state === 'expired';
  const publish = useAct(jobCodeEditing.publish, { onDone: published, handles: ['deadline-passed'] });
  const update = useAct(jobCodeEditing.update, { onDone: take });
  const late = isLate(publish.error) || (saving.state === 'failed' && isLate(saving.error));

  const missing = tried || open ? missingIn(draft) : {};
  const errors: Record<string, string> = { ...missing, ...(late ? { deadline: t('editor.deadlinePassed') } : {}) };

  function published(reply: JobCode) {
    take(reply);
    notices.done(t('editor.published'));
  }

  async function tryPublishing() {
    setTried(true);
    if (Object.keys(missingIn(draft)).length > 0) return;
    if (await flush()) publish.mutate({ id: code.id });
  }

  const fields = {
    title: { label: t('editor.title'), id: 'job-code-title' },
    deadline: { label: t('editor.deadline'), id: 'job-code-deadline' },
    questions: { label: t('editor.questions'), id: 'question-text-0' },
  };

  return (
    <Page
      title={draft.title || t('preview.untitled')}
      lead={t('editor.code', { code: code.id })}
      actions={
        <>
          <SaveState saving={saving} />
          <StateBadge state={code.state} />
          <Button variant="default" leftSection={<IconShare2 size={18} stroke={1.5} />} onClick={() => setSharing(true)} disabled={!open}>
            {t('share.open')}
          </Button>
          {open && (
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link {...props} to="/candidate-management" search={{ bookingId: code.bookingId, view: 'invitations' }} />
              )}
              leftSection={<IconUsers size={18} stroke={1.5} />}
            >
              {t('editor.invite')}
            </Button>
          )}
          {open ? (
            <Button
              variant="default"
              leftSection={<IconBroadcastOff size={18} stroke={1.5} />}
              loading={update.isPending}
              onClick={() => void flush().then(() => update.mutate({ id: code.id, state: 'inactive' }))}
            >
              {t('editor.takeOffline')}
            </Button>
          ) : (
            <Button leftSection={<IconBroadcast size={18} stroke={1.5} />} loading={publish.isPending} onClick={() => void tryPublishing()}>
              {t('editor.publish')}
            </Button>
          )}
        </>
      }
    >
      {above}
      <SaveProblem saving={saving} onRetry={() => void flush()} onOverwrite={() => void flush(true)} />
      <FormErrors title={t('common:failed.beforeProceeding')} errors={errors} fields={fields} />
      <div className={classes.editor}>
        <Stack gap={24}>
          <FactsForm editor={editor} errors={errors} onVisit={() => setPage(0)} />
          <QuestionList editor={editor} errors={errors} onVisit={(index) => setPage(index + 1)} />
        </Stack>
        <Group className={classes.side} grow>
          <Preview code={code} draft={draft} page={page} onPage={setPage} />
        </Group>
      </div>
      {sharing && <ShareDialog id={code.id} title={draft.title} onClose={() => setSharing(false)} />}
    </Page>
  );
}
