import type { FrameKind } from '../../platform/screen.ts';
import type { Visitor } from '../../platform/session.ts';

export interface Layout {
  header: boolean;
  /** Signed out: with the way for companies in it. */
  jobs?: true;
  footer: boolean;
  side: boolean;
}

const kinds: Record<FrameKind, Layout> = {
  full: { header: true, footer: true, side: true },
  // interviews: nothing but the stage (R055, R066)
  bare: { header: false, footer: false, side: false },
  // signed out: the jobs header
  jobs: { header: true, footer: true, side: true, jobs: true },
  // R067
  legal: { header: true, footer: true, side: false },
};

/** What stands around a screen; the side menu is for signed-in candidates and recruiters alone (R064, R065). */
export function layoutOf(frame: FrameKind, visitor: Visitor): Layout {
  const kind = kinds[frame];
  return { ...kind, side: kind.side && (visitor === 'candidate' || visitor === 'recruiter') };
}
