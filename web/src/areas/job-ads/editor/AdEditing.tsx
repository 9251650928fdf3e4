import { Alert, Anchor, Button, CopyButton, Group, List, Text } from '@mantine/core';
import { IconBroadcast, IconBroadcastOff, IconCircleCheck, IconEye, IconListCheck } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { team } from '@vitrine/contract/accounts/team.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { type JobAd, missingInAd } from '@vitrine/contract/job-ads/shapes.ts';
import { type ReactNode, useState } from 'react';
import { jobLink } from '../../../parts/job-ad/JobCard.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { SaveProblem, SaveState } from '../../../parts/SaveState.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk, useFreshAsk } from '../../../platform/calls/use-ask.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Page } from '../../../ui/Page.tsx';
import { AdState } from '../AdState.tsx';
import { JobView } from '../JobView.tsx';
import classes from './AdEditing.module.css';
import { AdForm } from './AdForm.tsx';
import { type AdEditor, pageOf, useAdEditor } from './use-ad-editor.ts';

/** Edits the ad of a booking; `above` stands over the form. */
export function AdEditing({ bookingId, above }: { bookingId: string; above?: ReactNode }) {
  const asked = useFreshAsk(jobAdEditing.read, { bookingId });
  const [round, setRound] = useState(0);
  const again = () => void asked.refetch().then(() => setRound(round + 1));
  return (
    <QueryBoundary of={asked}>
      {(ad) => <EditorForm key={`${ad.bookingId} ${round}`} loaded={ad} above={above} onTheirs={again} />}
    </QueryBoundary>
  );
}

const ids: Record<string, string> = {
  title: 'ad-title',
  tasks: 'ad-tasks',
  employmentType: 'ad-employmentType',
  field: 'ad-field',
  places: 'ad-city-0',
};
type Missing = 'title' | 'tasks' | 'employmentType' | 'field' | 'places';

function EditorForm({ loaded, above, onTheirs }: { loaded: JobAd; above: ReactNode; onTheirs: () => void }) {
  const t = useTexts('job-ads');
  const editor = useAdEditor(loaded);
  const { ad, draft, saving, flush, take, drop } = editor;
  const [tried, setTried] = useState(false);
  const [justPublished, setJustPublished] = useState(false);
  const offered = ad.state === 'open' || ad.state === 'closed';
  const missing = missingInAd({ ...draft, title: draft.title.trim() }) as Missing[];
  const errors = tried || offered ? Object.fromEntries(missing.map((field) => [field, t('missing.wanted')])) : {};
  const publish = useAct(jobAdEditing.publish, {
    onDone: (reply) => {
      take(reply);
      setJustPublished(true);
      notices.done(t('editor.published'));
    },
  });
  const unpublish = useAct(jobAdEditing.unpublish, {
    onDone: (reply) => {
      take(reply);
      notices.done(t('editor.takenBack'));
    },
  });
  async function tryPublishing() {
    setTried(true);
    if (missing.length > 0) document.getElementById(ids[missing[0] ?? ''] ?? '')?.focus();
    else if (await flush()) publish.mutate({ bookingId: ad.bookingId });
  }
  return (
    <Page
      title={draft.title || t('untitled')}
      lead={ad.daysRemaining === null ? t('editor.lead') : t('editor.daysRemaining', { count: ad.daysRemaining })}
      actions={
        <>
          <SaveState saving={saving} />
          <AdState state={ad.state} />
          <Button
            variant="default"
            leftSection={<IconEye size={18} stroke={1.5} />}
            renderRoot={(props) => <Link {...props} to="/job-preview" search={{ bookingId: ad.bookingId }} />}
          >
            {t('editor.preview')}
          </Button>
          {offered && (
            <Button
              variant="default"
              leftSection={<IconBroadcastOff size={18} stroke={1.5} />}
              loading={unpublish.isPending}
              onClick={() => void flush().then(() => unpublish.mutate({ bookingId: ad.bookingId }))}
            >
              {t('editor.takeBack')}
            </Button>
          )}
          {ad.state !== 'open' && (
            <Button leftSection={<IconBroadcast size={18} stroke={1.5} />} loading={publish.isPending} onClick={() => void tryPublishing()}>
              {t('editor.publish')}
            </Button>
          )}
        </>
      }
    >
      {above}
      <SaveProblem
        saving={saving}
        onRetry={() => void flush()}
        onOverwrite={() => void flush(true)}
        onTheirs={() => {
          drop();
          onTheirs();
        }}
      />
      {justPublished && ad.state === 'open' && <NextSteps ad={ad} />}
      <div className={classes.editor}>
        <AdForm editor={editor} errors={errors} />
        <div className={classes.side}>
          {ad.state === 'draft' && <Checklist missing={missing} alarmed={tried} />}
          <LivePreview editor={editor} />
        </div>
      </div>
    </Page>
  );
}

/** What one does with an ad that has just been published. */
function NextSteps({ ad }: { ad: JobAd }) {
  const t = useTexts('job-ads');
  const { buildLocation } = useRouter();
  const { href } = buildLocation(jobLink({ ...ad, hasJobCode: ad.jobCode?.state === 'active' }) as never);
  return (
    <Alert variant="light" color="confirm" role="status" icon={<IconCircleCheck stroke={1.5} />} title={t('next.title')} mb={24}>
      <Group justify="space-between" gap={12}>
        <Text size="sm">{t('next.text')}</Text>
        <Group gap={8}>
          <CopyButton value={new URL(href, location.origin).href}>
            {({ copied, copy }) => (
              <Button size="compact-md" variant="default" onClick={copy}>
                {copied ? t('next.copied') : t('next.copy')}
              </Button>
            )}
          </CopyButton>
          <Button
            size="compact-md"
            variant="subtle"
            renderRoot={(props) => <Link {...props} to="/candidate-management" search={{ bookingId: ad.bookingId }} />}
          >
            {t('next.applicants')}
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}

/** What is still missing before the ad can be published, each a way to its field. */
function Checklist({ missing, alarmed }: { missing: Missing[]; alarmed: boolean }) {
  const t = useTexts('job-ads');
  if (missing.length === 0) {
    return (
      <Alert
        variant="light"
        color="confirm"
        className={classes.note ?? ''}
        icon={<IconCircleCheck stroke={1.5} />}
        title={t('missing.none')}
      >
        {t('missing.noneText')}
      </Alert>
    );
  }
  return (
    <Alert
      variant="light"
      color={alarmed ? 'red' : 'brand'}
      className={classes.note ?? ''}
      icon={<IconListCheck stroke={1.5} />}
      title={alarmed ? t('common:failed.beforeProceeding') : t('missing.heading')}
      {...(alarmed ? { role: 'alert' } : { role: 'group' })}
    >
      <List size="sm" spacing={8}>
        {missing.map((field) => (
          <List.Item key={field}>
            <Anchor
              href={`#${ids[field]}`}
              size="sm"
              c="inherit"
              underline="always"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(ids[field] ?? '')?.focus();
              }}
            >
              {t(`missing.${field}`)}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function LivePreview({ editor: { ad, draft } }: { editor: AdEditor }) {
  const t = useTexts('job-ads');
  const { data } = useAsk(team.info, {});
  const { companyName = '', companyLogo = null } = data?.corporateInfo ?? {};
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section aria-label={t('editor.seen')} className={classes.preview} tabIndex={0}>
      <JobView job={pageOf(ad, draft, { companyName, companyLogo })} order={2} />
    </section>
  );
}
