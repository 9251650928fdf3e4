import { ActionIcon, Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconCopy, IconDots, IconEye, IconLink, IconShare2, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { JobRow } from '@vitrine/contract/job-ads/jobs.ts';
import { useState } from 'react';
import { ShareDialog } from '../../areas/job-codes/ShareDialog.tsx';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useJobActs } from './use-job-acts.ts';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface Props {
  job: JobRow;
  title: string;
  mayEdit: boolean;
}

/** What can be done with a job without opening it. */
export function JobMenu({ job, title, mayEdit }: Props) {
  const t = useTexts('job-ads');
  const ofCodes = useTexts('job-codes');
  const [dialog, setDialog] = useState<'share' | 'delete'>();
  const acts = useJobActs(job, title);
  const { ad, jobCode, bookingId } = job;
  const close = () => setDialog(undefined);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('list.more', { title })}>
            <IconDots size={20} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconEye {...icon} />}
            renderRoot={(props) => <Link {...props} to="/job-preview" search={{ bookingId, ...(ad ? {} : { part: 'code' as const }) }} />}
          >
            {t('editor.preview')}
          </Menu.Item>
          {mayEdit && (ad?.state === 'open' || ad?.state === 'closed') && (
            <Menu.Item leftSection={<IconLink {...icon} />} onClick={acts.copyLink}>
              {t('list.copyLink')}
            </Menu.Item>
          )}
          {mayEdit && jobCode?.state === 'active' && (
            <Menu.Item leftSection={<IconShare2 {...icon} />} onClick={() => setDialog('share')}>
              {ofCodes('share.open')}
            </Menu.Item>
          )}
          {mayEdit && (
            <Menu.Item leftSection={<IconCopy {...icon} />} onClick={acts.copy}>
              {t('list.copy')}
            </Menu.Item>
          )}
          {mayEdit &&
            (job.state === 'archived' ? (
              <Menu.Item leftSection={<IconArchiveOff {...icon} />} onClick={acts.bringBack}>
                {t('list.bringBack')}
              </Menu.Item>
            ) : (
              <Menu.Item leftSection={<IconArchive {...icon} />} onClick={acts.archive}>
                {t('list.archive')}
              </Menu.Item>
            ))}
          {mayEdit && !ad && (
            <Menu.Item c="var(--mantine-color-error)" leftSection={<IconTrash {...icon} />} onClick={() => setDialog('delete')}>
              {t('common:delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'share' && jobCode && <ShareDialog id={jobCode.id} title={title} onClose={close} />}
      <ConfirmDialog
        opened={dialog === 'delete'}
        title={ofCodes('list.deleteTitle', { title })}
        confirm={t('common:delete')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        danger
        onClose={close}
        onConfirm={() => {
          close();
          acts.remove();
        }}
      >
        {ofCodes('list.deleteText')}
      </ConfirmDialog>
    </>
  );
}
