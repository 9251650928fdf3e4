import { type EmailDraft, emailWriting } from '@vitrine/contract/emails/writing.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useUpload } from '../../../platform/calls/use-upload.ts';

/** What is added to an e-mail and left out of it again; while it is `busy` the e-mail is not yet what it should be. */
export function useFiles(taken: (reply: EmailDraft) => void) {
  const upload = useUpload(emailWriting.attach, { changes: false, handles: 'all', onDone: taken });
  const detach = useAct(emailWriting.detach, { changes: false, onDone: taken });
  return { upload, detach, busy: upload.busy || detach.isPending };
}
