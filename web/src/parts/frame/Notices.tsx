import { Button, CloseButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hideNotice, holdNotice, releaseNotice, useNotices } from '../../platform/notices.ts';
import classes from './Notices.module.css';

/** Whether the foot of the screen is what somebody works at: writes, or decides in a dialog whose buttons stand there. */
const isFootInUse = () =>
  (document.activeElement?.matches('textarea, input, [contenteditable="true"]') ?? false) ||
  document.querySelector('[role="dialog"]') !== null;

/** Whether the foot was in use when the first notice came. It holds until the last one has gone: a notice that moved when a field is left would slide under the finger that presses. */
function useFootInUse(any: boolean) {
  const [begun, setBegun] = useState({ any: false, inUse: false });
  if (begun.any !== any) setBegun({ any, inUse: any && isFootInUse() });
  return begun.inUse;
}

/** The corner where short messages appear; read out by screen readers. */
export function Notices() {
  const { t } = useTranslation();
  const shown = useNotices();
  return (
    <section className={classes.stack} data-top={useFootInUse(shown.length > 0) || undefined} aria-live="polite" aria-label={t('notices')}>
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
