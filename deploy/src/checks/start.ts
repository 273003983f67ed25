/** What a process of functions has loaded when it is ready for its first request. */
export type Start = {
  readonly modules: number;
  readonly bytes: number;
  /** Seconds of a processor, here. */
  readonly seconds: number;
  /** npm packages of which something was loaded. */
  readonly packages: readonly string[];
};

/** Used by some functions alone, and loaded by these at their first use. */
export const loadedByNeed = ['exifr', 'feed', 'nodemailer', 'openai', 'sharp', 'stripe', 'twilio'] as const;

/** Whoever waits for a function that had no process waits for all of these: 644 when this was written. */
const MAX_MODULES = 700;

/**
 * Says what every start would load for nothing.
 * @param missing packages that are loaded by need and cannot be
 */
export function findStartFaults({ modules, packages }: Start, missing: readonly string[]): string[] {
  return [
    ...loadedByNeed
      .filter((name) => packages.includes(name))
      .map((name) => `Every function loads ${name} when it starts: import it where it is used, by import().`),
    ...missing.map((name) => `${name} cannot be loaded from the packed functions.`),
    ...(modules > MAX_MODULES
      ? [`A start loads ${modules} modules, more than ${MAX_MODULES}: deploy/src/checks/start.ts`]
      : []),
  ];
}
