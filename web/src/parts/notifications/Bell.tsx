import { Drawer, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { few } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Unread } from '../chat/Unread.tsx';
import frame from '../frame/Frame.module.css';
import classes from './Bell.module.css';
import { NotificationList } from './NotificationList.tsx';
import { useOpenedIsSeen, useOwnTimeZone, useUnseen } from './use-unseen.ts';

/** What happened meanwhile: how much of it is unseen, and the list that lasts; new messages are listened to with it. */
export function Bell() {
  const t = useTexts('notifications');
  const unseen = useUnseen();
  useOpenedIsSeen(unseen);
  useOwnTimeZone();
  const [opened, setOpened] = useState(false);
  const onPhone = useMediaQuery('(max-width: 575px)');
  return (
    <>
      <Unread />
      <UnstyledButton
        className={`${frame.tool} ${classes.bell}`}
        aria-label={unseen > 0 ? t('bell', { count: unseen }) : t('title')}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(true)}
      >
        <IconBell stroke={1.5} size={20} aria-hidden="true" />
        {unseen > 0 && (
          <span className={classes.count} aria-hidden="true">
            {few(unseen)}
          </span>
        )}
      </UnstyledButton>
      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        position="right"
        size={onPhone ? '100%' : 440}
        title={t('title')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <NotificationList onLeave={() => setOpened(false)} />
      </Drawer>
    </>
  );
}
