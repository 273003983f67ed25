import { after, londonDay, startOfLondonDay } from '@streetlore/domain/time';
import { useEffect, useState } from 'react';
import { presentTime, watchServerTime } from '../server-time.ts';

/** Time (ms) that reaches the next day on every date, because a London day has 23 to 25 hours. */
const INTO_NEXT_DAY = 26 * 3_600_000;

/** Today's date in London (`YYYY-MM-DD`), also after midnight and after the computer has slept. */
export function useLondonDay(): string {
  const [day, setDay] = useState(() => londonDay(presentTime()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const now = presentTime();
      setDay(londonDay(now));
      const midnight = startOfLondonDay(after(startOfLondonDay(now), INTO_NEXT_DAY));
      timer = setTimeout(look, midnight.getTime() - now.getTime() + 1);
    };
    look();
    const unwatch = watchServerTime(look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      unwatch();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return day;
}
