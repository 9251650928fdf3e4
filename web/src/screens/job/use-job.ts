import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { useState } from 'react';
import { missingOfAd } from '../../areas/job-ads/editor/ad-missing.ts';
import type { AdEditor } from '../../areas/job-ads/editor/use-ad-editor.ts';
import { missingOfCode } from '../../areas/job-codes/code-missing.ts';
import type { Editor } from '../../areas/job-codes/use-editor.ts';
import type { Saving } from '../../platform/calls/autosave.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { advisedFor } from './advised.ts';
import type { Missing, PartName } from './missing.ts';

/** The worse of two states of saving. */
function worse(one: Saving, other: Saving): Saving {
  const order = ['saved', 'changed', 'saving', 'failed'] as const;
  const by = order.indexOf(one.state) - order.indexOf(other.state);
  if (by !== 0) return by > 0 ? one : other;
  return one.state === 'saved' && other.state === 'saved' && other.at > one.at ? other : one;
}

/** While ad and interview have one title, who changes it changes it for both. */
function withOneTitle(ad: AdEditor | undefined, code: Editor | undefined) {
  if (!ad || !code || ad.draft.title !== code.draft.title) return { ad, code };
  return {
    ad: {
      ...ad,
      change: (...[part, holdBack]: Parameters<AdEditor['change']>) => {
        ad.change(part, holdBack);
        if (typeof part === 'object' && part.title !== undefined) code.change({ title: part.title });
      },
    },
    code: {
      ...code,
      change: (...[part, holdBack]: Parameters<Editor['change']>) => {
        code.change(part, holdBack);
        if (typeof part === 'object' && part.title !== undefined) ad.change({ title: part.title });
      },
    },
  };
}

/** What a job is made of, what it lacks, and the acts on the whole of it. */
export function useJob(bookingId: string, adEditor: AdEditor | undefined, codeEditor: Editor | undefined) {
  const t = useTexts('job-ads');
  const ofCode = useTexts('job-codes');
  const { ad, code } = withOneTitle(adEditor, codeEditor);
  // what was missing when somebody wanted to publish is marked; what is begun afterwards is not
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const [justPublished, setJustPublished] = useState(false);

  const missingIn: Record<PartName, Missing[]> = {
    ad: ad ? missingOfAd(ad, t).map((one) => ({ ...one, part: 'ad' })) : [],
    code: code ? missingOfCode(code, ofCode).map((one) => ({ ...one, part: 'code' })) : [],
  };
  const oneTitle = ad !== undefined && code !== undefined && ad.draft.title === code.draft.title;
  // one title is asked for once, where the ad has it
  const missing = [...missingIn.ad, ...missingIn.code.filter(({ field }) => !oneTitle || field !== 'title')];
  const isOffered = {
    ad: ad?.ad.state === 'open' || ad?.ad.state === 'closed',
    code: code?.code.state === 'active' || code?.code.state === 'expired',
  };
  const waits = { ad: ad !== undefined && ad.ad.state !== 'open', code: code !== undefined && !isOffered.code };
  const errorsOf = (part: PartName) =>
    Object.fromEntries(missingIn[part].filter(({ id }) => isOffered[part] || tried.has(id)).map(({ field, text }) => [field, text]));

  const publishAd = useAct(jobAdEditing.publish, { onDone: ad?.take ?? (() => {}) });
  const publishCode = useAct(jobCodeEditing.publish, { onDone: code?.take ?? (() => {}) });
  const unpublishAd = useAct(jobAdEditing.unpublish, {
    onDone: (reply) => {
      ad?.take(reply);
      notices.done(t('job.adUnpublished'));
    },
  });
  const unpublishCode = useAct(jobCodeEditing.update, {
    onDone: (reply) => {
      code?.take(reply);
      notices.done(t('job.interviewUnpublished'));
    },
  });

  const isReady = (part: PartName) => waits[part] && missingIn[part].length === 0;

  /** Publishes the job, or one part of it; returns what is missing, and then nothing is published. A refusal has its dialog. */
  async function publish(only?: PartName) {
    const lacking = missing.filter(({ part }) => (only ?? part) === part);
    setTried(new Set(missing.map(({ id }) => id)));
    if (lacking.length > 0) return lacking;
    const isMeant = (part: PartName) => isReady(part) && (only ?? part) === part;
    const done = (act: Promise<unknown>) => act.then(() => true).catch(() => false);
    // the interview first, so that applying leads into it from the first minute on
    const codeDone = code && isMeant('code') && (await code.flush()) && (await done(publishCode.mutateAsync({ id: code.code.id })));
    const adDone = ad && isMeant('ad') && (await ad.flush()) && (await done(publishAd.mutateAsync({ bookingId })));
    if (adDone || codeDone) setJustPublished(true);
    if (adDone || codeDone) notices.done(adDone ? t('editor.published') : ofCode('editor.published'));
    return lacking;
  }

  return {
    ad,
    code,
    /** Ad and interview are called the same, and it is changed in both. */
    oneTitle,
    title: ad?.draft.title || code?.draft.title || t('untitled'),
    missing,
    advised: advisedFor(ad, code, t),
    alarmed: tried.size > 0,
    isOffered,
    waits,
    errorsOf,
    justPublished,
    openCode: code?.code.state === 'active' ? code.code.id : null,
    saving: [ad?.saving, code?.saving]
      .filter((one) => one !== undefined)
      .reduce<Saving | undefined>((a, b) => (a ? worse(a, b) : b), undefined),
    publishing: publishAd.isPending || publishCode.isPending,
    publish,
    /** The part that could be published without the other one, which lacks something. */
    readyAlone: ad && code && missing.length > 0 ? (['ad', 'code'] as const).find(isReady) : undefined,
    unpublishAd: () => void ad?.flush().then(() => unpublishAd.mutate({ bookingId })),
    unpublishCode: () => void code?.flush().then(() => unpublishCode.mutate({ id: code.code.id, state: 'inactive' })),
    /** Saves what is not saved in either part. */
    flush: async () => {
      const saved = await Promise.all([ad?.flush() ?? true, code?.flush() ?? true]);
      return saved.every(Boolean);
    },
  };
}

export type JobState = ReturnType<typeof useJob>;
