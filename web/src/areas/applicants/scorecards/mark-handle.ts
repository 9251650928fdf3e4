/** What the keys of a review may do to the marks that are on the screen. */
export interface MarkHandle {
  /** Gives points or stars, from 1 to 5. */
  mark: (points: number) => void;
  /** Goes to the criterion after or before. */
  step: (by: 1 | -1) => void;
  /** Tells the team what is marked. */
  give: () => void;
  /** Somebody else is looked at next: what is wholly marked is told. */
  leave: () => void;
}
