import { useTranslation } from 'react-i18next';

/** How many have sent, are under way and are unseen, in the same words wherever applicants are counted. */
export function useProgressLine() {
  const { t } = useTranslation();
  return ({ sent, underWay, unseen }: { sent: number; underWay: number; unseen: number }) =>
    [
      t('progress.sent', { count: sent }),
      underWay > 0 && t('progress.underWay', { count: underWay }),
      unseen > 0 && t('progress.unseen', { count: unseen }),
    ]
      .filter(Boolean)
      .join(' · ');
}
