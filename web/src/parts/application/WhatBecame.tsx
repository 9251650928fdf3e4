import type { Application } from '@vitrine/contract/applying/applying.ts';
import { useTranslation } from 'react-i18next';
import { date } from '../../platform/format.ts';

type Known = Pick<Application, 'status' | 'history' | 'appliedAt' | 'replyBy'>;

/** The status in plain words, and until when an answer was promised. */
export function WhatBecame({ one }: { one: Known }) {
  const { t } = useTranslation();
  const sent = one.history.findLast(({ what }) => what === 'sent');
  const waiting = one.status === 'New' || one.status === 'Screening';
  return (
    <>
      {sent ? t('application.sentOn', { day: date(sent.at) }) : t('application.appliedOn', { day: date(one.appliedAt) })}
      {' · '}
      {t(`application.meaning.${one.status}`)}
      {waiting && one.replyBy && ` ${t('application.replyBy', { day: date(one.replyBy) })}`}
    </>
  );
}
