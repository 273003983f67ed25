import styles from './Contest.module.css';
import { Counters } from './Counters.tsx';
import { Flags } from './Flags.tsx';
import { ModerationSwitch } from './ModerationSwitch.tsx';
import { PhotoList } from './PhotoList.tsx';
import { Rounds } from './Rounds.tsx';

/** `/admin/contest`: the photos, the rounds, and what looks wrong with the votes, live. */
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
