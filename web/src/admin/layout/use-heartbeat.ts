import { useEffect } from 'react';
import { useHealth } from '../../live/admin-stats.ts';
import { reconnect } from '../../live/core/reconnect.ts';

/** The sweep writes its check once a minute; so long (ms) without one is no longer a delay. */
const SILENCE = 150_000;

/**
 * A network can die without the browser noticing: nothing comes any more, and nothing says so. Where the check of each minute stays
 * away, the connection is tried anew, once; either the server answers, or every listener learns that it has lost it.
 */
export function useHeartbeat(): void {
  const live = useHealth();
  const beat = live.status === 'ready' ? live.data?.checked_at?.getTime() : undefined;
  useEffect(() => {
    // Before the first beat there is no silence.
    if (beat === undefined) return;
    const timer = setTimeout(() => void reconnect(), SILENCE);
    return () => clearTimeout(timer);
  }, [beat]);
}
