/** What the student layout hands to its pages: `useOutletContext<StudentOutlet>()`. */
export type StudentOutlet = {
  /** No credits left: the offer. */
  openUpgrade(): void;
  /** A bought package of 12 is used up. */
  openLimit(): void;
};
