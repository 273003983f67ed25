/** A check's result: what it looked at, and a sentence for each fault. */
export type Finding = {
  readonly what: string;
  readonly found: string;
  readonly faults: readonly string[];
  /** Missing things that the first deploy makes. They are faults only after that deploy. */
  readonly madeByDeploy?: readonly string[];
};
