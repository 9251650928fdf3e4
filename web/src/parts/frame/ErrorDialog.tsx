import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { problemParts, showProblem, takesPlan, useShownProblem } from '../../platform/calls/problems.ts';
import classes from './ErrorDialog.module.css';

const close = () => showProblem(null);

/** A failed call, as a dialog with an error icon that closes by its button or Escape (R192, R071, R072). */
export function ErrorDialog() {
  const problem = useShownProblem();
  return problem === null ? null : <Opened problem={problem} />;
}

function Opened({ problem }: { problem: unknown }) {
  const { t } = useTranslation();
  const { title, text } = problemParts(problem);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    if (!dialog.current?.open) dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby="problem-title" aria-describedby="problem-text" onClose={close}>
      <h2 className={classes.title} id="problem-title">
        <IconAlertTriangleFilled data-testid="error-icon" color="var(--mantine-color-error)" aria-hidden="true" />
        {title}
      </h2>
      <Text id="problem-text">{text}</Text>
      <Group justify="flex-end" mt={24}>
        {takesPlan(problem) && (
          <Button component="a" href="/products" variant="default">
            {t('failed.toPlans')}
          </Button>
        )}
        <Button onClick={close}>{t('close')}</Button>
      </Group>
    </dialog>
  );
}
