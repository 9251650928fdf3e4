import { Button, CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { hideNotice, holdNotice, releaseNotice, useNotices } from '../../platform/notices.ts';
import classes from './Notices.module.css';

/** The corner where short messages appear; read out by screen readers. */
export function Notices() {
  const { t } = useTranslation();
  return (
    <section className={classes.stack} aria-live="polite" aria-label={t('notices')}>
      {useNotices().map(({ id, kind, message, undo }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock
        <div
          key={id}
          className={classes.notice}
          data-kind={kind}
          onMouseEnter={() => holdNotice(id)}
          onMouseLeave={() => releaseNotice(id)}
          onFocus={() => holdNotice(id)}
          onBlur={() => releaseNotice(id)}
        >
          <span className={classes.text}>{message}</span>
          {undo && (
            <Button
              size="compact-md"
              variant="subtle"
              onClick={() => {
                undo();
                hideNotice(id);
              }}
            >
              {t('undo')}
            </Button>
          )}
          <CloseButton aria-label={t('close')} onClick={() => hideNotice(id)} />
        </div>
      ))}
    </section>
  );
}
