import { useEffect, useState } from 'react';

/** The time, updated every `interval` ms, for texts such as 'x minutes ago'. */
export function useNow(interval: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return now;
}
