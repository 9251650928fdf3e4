import { ActionIcon, Button } from '@mantine/core';
import { IconFileText, IconListCheck, IconSend, IconVideo } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { JobPage } from '@vitrine/contract/job-ads/shapes.ts';
import { useVisitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';

interface Props {
  job: JobPage;
  /** Opens the dialog in which one applies. */
  onOpen: () => void;
  /** In a narrow bar the second way is an icon. */
  narrow?: boolean;
}

/** The ways to apply to an open job: by the interview where there is one, with documents, or a look at what was sent. */
export function ApplyButton({ job, onOpen, narrow = false }: Props) {
  const t = useTexts('job-ads');
  const { jobCode, bookingId } = job;
  if (useVisitor() === 'admin') return null;
  if (job.isApplied)
    return (
      <Button
        size="md"
        variant="default"
        leftSection={<IconListCheck size={20} stroke={1.5} />}
        renderRoot={(props) => <Link {...props} to="/application/$bookingId" params={{ bookingId }} />}
      >
        {t('apply.yours')}
      </Button>
    );
  if (job.state !== 'open') return null;
  if (!jobCode)
    return (
      <Button size="md" leftSection={<IconSend size={20} stroke={1.5} />} onClick={onOpen}>
        {t('apply.action')}
      </Button>
    );
  return (
    <>
      <Button
        size="md"
        renderRoot={(props) => <Link {...props} to="/job-interview/$jobcodeId" params={{ jobcodeId: jobCode }} />}
        {...(narrow ? { px: 12 } : { leftSection: <IconVideo size={20} stroke={1.5} /> })}
      >
        {t('view.apply')}
      </Button>
      {narrow ? (
        <ActionIcon variant="default" size={42} aria-label={t('apply.byDocuments')} onClick={onOpen}>
          <IconFileText size={20} stroke={1.5} />
        </ActionIcon>
      ) : (
        <Button size="md" variant="default" leftSection={<IconFileText size={20} stroke={1.5} />} onClick={onOpen}>
          {t('apply.byDocuments')}
        </Button>
      )}
    </>
  );
}

/** Whether there is a way to apply, or an application to look at. */
export const mayApply = (job: JobPage) => job.state === 'open' || job.isApplied;
