import { useQueryClient } from '@tanstack/react-query';
import { closeupAdministering } from '@vitrine/contract/closeup/administering.ts';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import type { CloseupDetails, OwnCloseup, SavedPages } from '@vitrine/contract/closeup/shapes.ts';
import { call } from '../../../platform/calls/api.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { asking } from '../../../platform/calls/use-ask.ts';
import { useUpload } from '../../../platform/calls/use-upload.ts';

/** What an editor does with a closeup: its owner with their own, or an administrator with that of a candidate. */
export function useCloseupCalls(candidateId?: string) {
  const client = useQueryClient();
  const take = (closeup: OwnCloseup) => {
    const asked = candidateId ? asking(closeupAdministering.ofCandidate, { candidate_id: candidateId }) : asking(closeupEditing.own, {});
    client.setQueryData(asked.queryKey as never, { closeup } as never);
  };
  const detail = useAct(closeupEditing.details, { changes: false, onDone: take });
  const theirDetail = useAct(closeupAdministering.update, { changes: false, onDone: take });
  const styles = useAct(closeupEditing.showStyles, { changes: false, onDone: take });
  const upload = useUpload(closeupEditing.upload, { changes: false, onDone: take });
  const theirUpload = useUpload(closeupAdministering.upload, { changes: false, onDone: take });
  return {
    candidateId,
    async savePages(pages: SavedPages) {
      const closeup = await (candidateId
        ? call(closeupAdministering.uploadPages, { ...pages, candidate_id: candidateId })
        : call(closeupEditing.uploadPages, pages));
      take(closeup);
      return closeup;
    },
    saveDetails: (details: CloseupDetails) =>
      candidateId ? theirDetail.mutate({ ...details, candidate_id: candidateId }) : detail.mutate(details),
    savingDetails: detail.isPending || theirDetail.isPending,
    styles,
    upload: candidateId ? theirUpload : upload,
    send: (page: number, file: File) =>
      candidateId ? theirUpload.start({ candidate_id: candidateId, page, file }) : upload.start({ page, file }),
  };
}

export type CloseupCalls = ReturnType<typeof useCloseupCalls>;
