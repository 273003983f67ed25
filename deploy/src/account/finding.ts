/** What a check found: what it looked at, and the sentences of what is wrong with it. */
export type Finding = {
  readonly what: string;
  readonly found: string;
  readonly faults: readonly string[];
  /** What is missing and what the first deploy makes: a fault afterwards only. */
  readonly madeByDeploy?: readonly string[];
};
