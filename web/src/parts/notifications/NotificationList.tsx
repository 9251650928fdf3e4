import { Anchor, Button, VisuallyHidden } from '@mantine/core';
import {
  IconAt,
  IconBell,
  IconCalendarEvent,
  IconClock,
  IconEye,
  IconFileCheck,
  IconFileText,
  IconHelp,
  IconMail,
  IconMessage2,
  IconMessages,
  IconPackageExport,
  IconRepeat,
  IconStars,
  IconUserCheck,
  IconUserPlus,
  IconUserQuestion,
  IconVideo,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { NotificationKind } from '@vitrine/contract/notifications/kinds.ts';
import { type Notification, notifications } from '@vitrine/contract/notifications/notifications.ts';
import { useState } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { dayAndTime } from '../../platform/clock.ts';
import { relative } from '../../platform/format.ts';
import { isOfCompany, useVisitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { QueryBoundary } from '../QueryBoundary.tsx';
import classes from './Bell.module.css';
import { useSentence, wayTo } from './sentences.ts';

const icons: Record<NotificationKind, typeof IconBell> = {
  message: IconMessages,
  applied: IconUserPlus,
  sent: IconVideo,
  asked: IconRepeat,
  question: IconHelp,
  due: IconClock,
  comment: IconMessage2,
  mention: IconAt,
  email: IconMail,
  document: IconFileCheck,
  review: IconUserQuestion,
  judged: IconStars,
  agreement: IconUserCheck,
  viewer: IconEye,
  export: IconPackageExport,
  status: IconBell,
  talk: IconCalendarEvent,
  appointment: IconCalendarEvent,
  papers: IconFileText,
  attempt: IconRepeat,
  offered: IconVideo,
  showing: IconEye,
  look: IconEye,
};

const step = 30;
const most = 90;

/** Everything that happened, the latest first; a row leads to it and is seen then. */
export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const t = useTexts('notifications');
  const ofCompany = isOfCompany(useVisitor());
  const [count, setCount] = useState(step);
  const found = useAsk(notifications.list, { count }, { keepPrevious: true, staleTime: 0 });
  const see = useAct(notifications.see);
  return (
    <QueryBoundary of={found}>
      {({ items, total }) =>
        items.length === 0 ? (
          <EmptyState drawing="letters" title={t('empty.title')} text={t(ofCompany ? 'empty.company' : 'empty.candidate')} />
        ) : (
          <>
            {items.some((one) => !one.seen) && (
              <Button variant="subtle" size="compact-md" loading={see.isPending} onClick={() => see.mutate({ until: items[0]?.at })}>
                {t('seenAll')}
              </Button>
            )}
            <ul className={classes.list}>
              {items.map((one) => (
                <li key={one.id}>
                  <Row
                    one={one}
                    onOpen={() => {
                      if (!one.seen) see.mutate({ id: one.id });
                      onLeave();
                    }}
                  />
                </li>
              ))}
            </ul>
            {total > items.length && count < most && (
              <Button variant="default" fullWidth mt={8} loading={found.isPlaceholderData} onClick={() => setCount(count + step)}>
                {t('more')}
              </Button>
            )}
            <Anchor
              component={Link}
              to={ofCompany ? '/recruiter-settings/notifications' : '/candidate-settings/notifications'}
              onClick={onLeave}
              size="sm"
              display="inline-block"
              m="16px 8px"
            >
              {t('settings')}
            </Anchor>
          </>
        )
      }
    </QueryBoundary>
  );
}

function Row({ one, onOpen }: { one: Notification; onOpen: () => void }) {
  const t = useTexts('notifications');
  const sentence = useSentence();
  const Icon = icons[one.kind];
  const { to, search = {}, hash } = wayTo(one);
  return (
    <Link
      to={to as '/signup'}
      search={search}
      {...(hash ? { hash } : {})}
      className={classes.row}
      data-unseen={!one.seen || undefined}
      onClick={onOpen}
    >
      <Icon stroke={1.5} size={20} aria-hidden="true" />
      <span className={classes.words}>
        {!one.seen && <VisuallyHidden>{t('new')} </VisuallyHidden>}
        {sentence(one)}
        <time dateTime={one.at} title={dayAndTime(one.at)}>
          {relative(one.at)}
        </time>
      </span>
    </Link>
  );
}
