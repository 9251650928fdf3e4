import { Button, Text } from '@mantine/core';
import { CallFailed } from '@vitrine/contract/caller.ts';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';

/** Saves words that were written down, says so and closes; `outdated` once others have written meanwhile. */
export function useSavingWords<const E extends Endpoint>(endpoint: E, { said, onClose }: { said: string; onClose: () => void }) {
  const save = useAct(endpoint, {
    handles: ['changed-elsewhere'],
    onDone: () => {
      notices.done(said);
      onClose();
    },
  });
  return {
    mutate: save.mutate,
    saving: save.isPending,
    outdated: save.error instanceof CallFailed && save.error.problem.code === 'changed-elsewhere',
  };
}

interface Props {
  saving: boolean;
  /** Others have written meanwhile what is being changed. */
  outdated?: boolean | undefined;
  unchanged?: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** The foot of a dialog in which words are written down. */
export function SaveWords({ saving, outdated = false, unchanged = false, onSave, onClose }: Props) {
  const t = useTexts('transcripts');
  return (
    <>
      {outdated && (
        <Text role="alert" c="red" mt={12}>
          {t('editor.changed')}
        </Text>
      )}
      <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
        <Button loading={saving} disabled={outdated || unchanged} onClick={onSave}>
          {t('editor.save')}
        </Button>
      </DialogFoot>
    </>
  );
}
