import { useEffect, useState } from 'react';
import { presentTime, watchServerTime } from '../server-time.ts';

export function useNow(interval: number): Date {
  const [now, setNow] = useState(presentTime);
  useEffect(() => {
    const look = () => setNow(presentTime());
    const timer = setInterval(look, interval);
    const unwatch = watchServerTime(look);
    return () => {
      clearInterval(timer);
      unwatch();
    };
  }, [interval]);
  return now;
}
