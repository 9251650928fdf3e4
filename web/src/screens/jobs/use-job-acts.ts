import { useNavigate, useRouter } from '@tanstack/react-router';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import type { JobRow } from '@vitrine/contract/job-ads/jobs.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { jobLink } from '../../parts/job-ad/JobCard.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { copyText } from '../../platform/copy-text.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** What can be done with a job where it stands in the list; each act is one for its ad and its interview. */
export function useJobActs({ bookingId, companyId, ad, jobCode }: JobRow, title: string) {
  const t = useTexts('job-ads');
  const ofCodes = useTexts('job-codes');
  const navigate = useNavigate();
  const router = useRouter();
  const createAd = useAct(jobAdEditing.create);
  const createCode = useAct(jobCodeEditing.create);
  const archiveAd = useAct(jobAdEditing.archive);
  const unarchiveAd = useAct(jobAdEditing.unarchive);
  const publishAd = useAct(jobAdEditing.publish);
  const updateCode = useAct(jobCodeEditing.update);
  const publishCode = useAct(jobCodeEditing.publish);
  const removeCode = useAct(jobCodeEditing.remove);

  async function bringBack() {
    if (ad) await unarchiveAd.mutateAsync({ bookingId });
    if (jobCode) await updateCode.mutateAsync({ id: jobCode.id, state: 'inactive' });
  }
  async function restore() {
    await bringBack();
    if (jobCode?.state === 'active') await publishCode.mutateAsync({ id: jobCode.id });
    if (ad?.state === 'open') await publishAd.mutateAsync({ bookingId });
  }
  // what is closed would come back as a draft, which is no undo
  const isExact = [ad?.state ?? 'draft', jobCode?.state ?? 'inactive'].every((one) =>
    ['open', 'draft', 'active', 'inactive'].includes(one),
  );
  /** A call that was refused has its dialog; what is done stays. */
  const run = (act: () => Promise<void>) => () => void act().catch(() => undefined);

  return {
    copy: run(async () => {
      const named = t('list.copyOf', { title }).slice(0, 120);
      const made = ad && (await createAd.mutateAsync({ copyOf: bookingId, title: named }));
      const code =
        jobCode && (await createCode.mutateAsync({ copyOf: jobCode.id, title: named, ...(made ? { bookingId: made.bookingId } : {}) }));
      notices.done(t('new.saved'));
      await navigate({ to: '/job-edit', search: { bookingId: made?.bookingId ?? code?.bookingId } });
    }),
    archive: run(async () => {
      if (ad && ad.state !== 'archived') await archiveAd.mutateAsync({ bookingId });
      if (jobCode && jobCode.state !== 'archived') await updateCode.mutateAsync({ id: jobCode.id, state: 'archived' });
      const message = t('list.putAway', { title });
      if (isExact) notices.undo(message, run(restore));
      else notices.done(message);
    }),
    bringBack: run(async () => {
      await bringBack();
      notices.done(t('list.back', { title }));
    }),
    remove: run(async () => {
      if (!jobCode) return;
      const { deleted } = await removeCode.mutateAsync({ id: jobCode.id });
      notices.done(deleted ? ofCodes('list.deleted') : t('list.putAway', { title }));
    }),
    copyLink: run(async () => {
      const { href } = router.buildLocation(jobLink({ bookingId, companyId, hasJobCode: jobCode?.state === 'active' }));
      if (await copyText(new URL(href, location.origin).href, t('common:copyYourself'))) notices.done(t('view.copied'));
    }),
  };
}
