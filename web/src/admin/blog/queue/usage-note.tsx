import { useAiUsage } from '../../../data/index.ts';
import { useLondonDay } from '../../../ui/use-london-day.ts';
import { blogAdminTexts } from '../texts.ts';
import styles from './queue.module.css';

export function UsageNote() {
  const day = useLondonDay();
  const live = useAiUsage();
  if (live.status !== 'ready' || live.data?.day !== day) return null;
  return <p className={styles.usage}>{blogAdminTexts.usage(live.data.tokens, live.data.cap)}</p>;
}
