import { business } from '@vitrine/contract/companies/business.ts';
import { type BusinessProfile, kpi, social, teamMember } from '@vitrine/contract/companies/profile.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../platform/calls/api.ts';
import { isRefused } from '../../../platform/calls/autosave.ts';
import { askedPause } from '../../../platform/calls/retry.ts';

export type Saving = { state: 'saved' } | { state: 'changed' } | { state: 'saving' } | { state: 'failed'; error: unknown };

const pause = 800;
const pauseAfterFault = 5000;
const fileOf = (url: string | null) => url?.split('/').at(-1) ?? null;

/** Where questions go: an address, or nothing. */
export const isAddress = (value: string) => business.update.body.shape.contactEmail.safeParse(value).success;

/** What can be stored of a draft: entries that are not filled in yet stay in the form alone. */
const storable = (draft: BusinessProfile) => ({
  aboutUs: draft.aboutUs,
  slogan: draft.slogan,
  ...(isAddress(draft.contactEmail ?? '') ? { contactEmail: draft.contactEmail ?? '' } : {}),
  benefits: draft.benefits,
  team: draft.team.filter((one) => teamMember.safeParse(one).success),
  kpis: draft.kpis.filter((one) => kpi.safeParse(one).success),
  socials: draft.socials.filter((one) => social.safeParse(one).success),
  inside: draft.inside,
  banner: fileOf(draft.banner),
  gallery: draft.companyImageGallery.map((one) => one.name),
});

/** One save at a time, the newest state each time; `extra` rides along with the next one. */
function makeSaver(loaded: BusinessProfile, on: { saving: (saving: Saving) => void; saved: (stored: BusinessProfile) => void }) {
  let { revision } = loaded;
  let draft: BusinessProfile | undefined;
  let running: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(wanted: BusinessProfile, extra: { published?: boolean }, overwrite: boolean) {
    on.saving({ state: 'saving' });
    try {
      const stored = await call(business.update, { ...storable(wanted), ...extra, ...(overwrite ? {} : { revision }) });
      revision = stored.revision;
      on.saved(stored);
      on.saving({ state: draft ? 'changed' : 'saved' });
      return true;
    } catch (error) {
      draft ??= wanted;
      on.saving({ state: 'failed', error });
      if (!isRefused(error)) later(Math.max(pauseAfterFault, askedPause(error)));
      return false;
    } finally {
      running = undefined;
    }
  }

  async function save(current: BusinessProfile, extra: { published?: boolean } = {}, overwrite = false): Promise<boolean> {
    clearTimeout(timer);
    if (running) await running;
    const newest = draft ?? current;
    draft = undefined;
    running = send(newest, extra, overwrite);
    return running;
  }

  function later(milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(() => draft && void save(draft), milliseconds);
  }

  return {
    save,
    change(next: BusinessProfile) {
      draft = next;
      on.saving({ state: 'changed' });
      later(pause);
    },
    rest: () => (draft ? save(draft) : Promise.resolve(true)),
    unsaved: () => draft !== undefined || running !== undefined,
  };
}

/** The state of the editor, which saves by itself shortly after the last key. */
export function useProfileEditor(loaded: BusinessProfile) {
  const [draft, setDraft] = useState(loaded);
  const [saving, setSaving] = useState<Saving>({ state: 'saved' });
  const current = useRef(draft);
  const show = (next: BusinessProfile) => {
    current.current = next;
    setDraft(next);
  };
  const [saver] = useState(() =>
    makeSaver(loaded, {
      saving: setSaving,
      // the form stays as it is; what the server alone knows is taken over
      saved: ({ published, revision, updatedAt }) => show({ ...current.current, published, revision, updatedAt }),
    }),
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.unsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      void saver.rest();
    };
  }, [saver]);

  return {
    draft,
    saving,
    change(part: Partial<BusinessProfile> | ((draft: BusinessProfile) => Partial<BusinessProfile>)) {
      const next = { ...current.current, ...(typeof part === 'function' ? part(current.current) : part) };
      show(next);
      saver.change(next);
    },
    /** Saves now; with `published` the page becomes public or stops being it. */
    save: (extra: { published?: boolean } = {}, overwrite = false) => saver.save(current.current, extra, overwrite),
  };
}

export type Editor = ReturnType<typeof useProfileEditor>;
