import type { FrameKind } from '../../platform/screen.ts';
import { isOfCompany, type Visitor } from '../../platform/session/session.ts';

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
  // a public business profile: only candidates keep the side menu, and only in a narrow window (R068)
  profile: { header: true, footer: true, side: true },
  // the header is the company's own; the rest is as everywhere
  branded: { header: false, footer: true, side: true },
  // R059
  dossier: { header: false, footer: true, side: true },
  // a review: the player takes the room (decision 0030)
  theatre: { header: true, footer: false, side: false },
};

/** What stands around a screen; the side menu is for signed-in candidates and people of companies alone (R064, R065). */
export function layoutOf(frame: FrameKind, visitor: Visitor): Layout {
  const kind = kinds[frame];
  const has = visitor === 'candidate' || (isOfCompany(visitor) && frame !== 'profile');
  return { ...kind, side: kind.side && has };
}
