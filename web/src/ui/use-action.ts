import { useState } from 'react';
import { toast } from './toaster.tsx';

/** Runs a button's action, one at a time. A failure shows a toast with the text `failed`. */
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
