export type PartName = 'ad' | 'code';

/** Something that keeps a part of the job from being public, and where it is written. */
export interface Missing {
  part: PartName;
  field: string;
  id: string;
  text: string;
  question?: string;
}
