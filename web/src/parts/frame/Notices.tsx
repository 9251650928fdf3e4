import { Button, CloseButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hideNotice, holdNotice, releaseNotice, useNotices } from '../../platform/notices.ts';
import classes from './Notices.module.css';

const isWriting = () => document.activeElement?.matches('textarea, input, [contenteditable="true"]') ?? false;

/** Whether somebody wrote when the first notice came. It holds until the last one has gone: a notice that moved when a field is left would slide under the finger that presses. */
function useBegunWriting(any: boolean) {
  const [begun, setBegun] = useState({ any: false, writing: false });
  if (begun.any !== any) setBegun({ any, writing: any && isWriting() });
  return begun.writing;
}

/** The corner where short messages appear; read out by screen readers. */
export function Notices() {
  const { t } = useTranslation();
  const shown = useNotices();
  return (
    <section
      className={classes.stack}
      data-top={useBegunWriting(shown.length > 0) || undefined}
      aria-live="polite"
      aria-label={t('notices')}
    >
      {shown.map(({ id, kind, message, undo }) => (
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
