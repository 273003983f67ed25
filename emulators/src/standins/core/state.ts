import { setTimeout as wait } from 'node:timers/promises';
import { type CallLog, createCallLog } from './calls.ts';
import { createFaultBook, type FaultBook } from './faults.ts';
import type { StandInSettings } from './options.ts';

/** The state that all stand-ins of one server share. */
export type StandInState = {
  settings: StandInSettings;
  calls: CallLog;
  faults: FaultBook;
  /** Ends waits and timers when the server closes. */
  closing: AbortSignal;
  /**
   * Waits.
   * @returns false when the server closed meanwhile
   */
  pause(milliseconds: number): Promise<boolean>;
};

export function createState(settings: StandInSettings, closing: AbortSignal): StandInState {
  return {
    settings,
    calls: createCallLog(),
    faults: createFaultBook(),
    closing,
    async pause(milliseconds) {
      if (closing.aborted) return false;
      if (milliseconds <= 0) return true;
      try {
        await wait(milliseconds, undefined, { signal: closing });
        return true;
      } catch (error) {
        if (closing.aborted) return false;
        throw error;
      }
    },
  };
}
