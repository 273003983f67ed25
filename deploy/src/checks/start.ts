/** What a process of functions has loaded when it is ready for its first request. */
export type StartMeasurement = {
  readonly modules: number;
  readonly bytes: number;
  /** Seconds of this machine's processor. */
  readonly seconds: number;
  /** npm packages from which something was loaded. */
  readonly packages: readonly string[];
};

/** Packages that only some functions use. Those functions load them at their first use. */
export const loadedByNeed = ['exifr', 'feed', 'nodemailer', 'openai', 'sharp', 'stripe', 'twilio'] as const;

/**
 * A request to a function without a running process waits for all of these modules: 644 when this
 * was written.
 */
const MAX_MODULES = 700;

/**
 * Says what every start would load without need.
 * @param missing packages that are loaded at first use and cannot be found
 */
export function findStartFaults({ modules, packages }: StartMeasurement, missing: readonly string[]): string[] {
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
