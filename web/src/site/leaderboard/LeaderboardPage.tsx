import { useState } from 'react';
import type { LeaderboardPeriod } from '../../live/leaderboard.ts';
import { Surface } from '../../ui/Surface.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Board } from './Board.tsx';
import styles from './Leaderboard.module.css';
import { LeaderboardHead } from './LeaderboardHead.tsx';

const TABS: readonly { id: LeaderboardPeriod; title: string }[] = [
  { id: 'week', title: 'This Week' },
  { id: 'month', title: 'This Month' },
  { id: 'all', title: 'All Time' },
];

const SCORING = [
  { title: 'Speed bonus', text: '100 points for each solved stop, and up to 50 more for being quick.' },
  { title: 'Wrong answers', text: 'Points are deducted for wrong answers: 10 each.' },
  { title: 'Hints', text: 'Each hint reduces the score by 15. A skipped stop scores nothing.' },
] as const;

/** Finished hunts, live, in three periods. */
export default function LeaderboardPage() {
  const [period, setPeriod] = useState<LeaderboardPeriod>('week');
  return (
    <>
      <LeaderboardHead />
      <Surface material="paper" torn>
        <Tabs label="Period" tabs={TABS} selected={period} onSelect={setPeriod}>
          <Board key={period} period={period} />
        </Tabs>
      </Surface>
      <Surface material="kraft" aria-labelledby="scoring">
        <h2 id="scoring">How scoring works</h2>
        <ul className={styles.rules}>
          {SCORING.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Surface>
    </>
  );
}
