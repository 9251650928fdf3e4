import { Alert } from '@mantine/core';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { problemText } from '../../../platform/calls/problems.ts';
import { useTexts } from '../../../platform/use-texts.ts';

/** What failed, headed by the words of the status, or by "Error" where the protocol carries none (R189). */
export function Failed({ error }: { error: Error | null }) {
  const t = useTexts('admin');
  if (!error) return null;
  const words = error instanceof CallFailed ? error.statusText : '';
  return (
    <Alert color="red" title={words || t('categories.error')}>
      {problemText(error)}
    </Alert>
  );
}
