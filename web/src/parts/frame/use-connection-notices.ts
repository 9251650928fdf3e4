import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notices } from '../../platform/notices.ts';

/** Says at once when the connection is lost and when it is back (R207, R208). */
export function useConnectionNotices() {
  const { t } = useTranslation();
  useEffect(() => {
    const offline = () => notices.info(t('failed.offline'));
    const online = () => notices.done(t('failed.online'));
    window.addEventListener('offline', offline);
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('offline', offline);
      window.removeEventListener('online', online);
    };
  }, [t]);
}
