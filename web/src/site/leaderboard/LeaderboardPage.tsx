import { scoringRules } from '@streetlore/domain/hunt';
import type { LeaderboardPeriod } from '@streetlore/domain/leaderboard';
import { useState } from 'react';
import { useHuntSettings } from '../../live/hunt-settings.ts';
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

/** Finished hunts, live, in three periods. */
export default function LeaderboardPage() {
  const settings = useHuntSettings();
  // What holds unless somebody has set something else stands there from the first moment.
  const rules = scoringRules(settings.status === 'ready' ? settings.data.scoring : undefined);
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
          {rules.map(({ title, text }) => (
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
