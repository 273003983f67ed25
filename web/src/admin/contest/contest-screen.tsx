import styles from './contest.module.css';
import { Counters } from './counters.tsx';
import { Flags } from './flags.tsx';
import { ModerationSwitch } from './moderation-switch.tsx';
import { PhotoList } from './photo-list.tsx';
import { Rounds } from './rounds.tsx';

export function ContestScreen() {
  return (
    <div className={styles.screen}>
      <ModerationSwitch />
      <Counters />
      <Flags />
      <Rounds />
      <PhotoList />
    </div>
  );
}
