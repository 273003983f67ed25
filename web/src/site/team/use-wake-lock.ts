import { useEffect } from 'react';

export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/**
 * Keeps the screen on while it is wanted and the page is in sight. The browser ends the lock when the page
 * goes out of sight, and may refuse it, for example when the battery is low.
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !canStayAwake()) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.hidden) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
      } catch (error) {
        console.warn('The screen cannot be kept on', error);
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [isWanted]);
}
