import { useState } from 'react';
import { toast } from './toaster.tsx';

/**
 * Runs what a button does, one at a time: `busy` while it is under way, a toast that says `failed` when it was not done. The
 * listeners show what has become of it.
 */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const run = async (
    action: () => Promise<unknown>,
    failed: string | ((reason: string) => string),
  ): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      await action();
      return true;
    } catch (error) {
      console.error('An admin action failed', error);
      const reason = error instanceof Error && error.message ? error.message : 'Unknown error';
      if (typeof failed === 'string') toast.error(failed, { description: reason });
      else toast.error(failed(reason));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
