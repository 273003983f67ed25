import { scoringRules } from '@streetlore/domain/hunt';
import { leaderboardPeriods } from '@streetlore/domain/leaderboard';
import { useHuntSettings } from '../../data/index.ts';
import { useAddress } from '../../ui/address.ts';
import { Surface } from '../../ui/surface.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Board } from './board.tsx';
import styles from './leaderboard.module.css';
import { LeaderboardHead } from './leaderboard-head.tsx';

const TITLES = { week: 'This Week', month: 'This Month', all: 'All Time' } as const;
const TABS = leaderboardPeriods.map((id) => ({ id, title: TITLES[id] }));

/** Finished hunts, live, in three periods. */
export default function LeaderboardPage() {
  const settings = useHuntSettings();
  // Show the default until the settings have loaded.
  const rules = scoringRules(settings.status === 'ready' ? settings.data.scoring : undefined);
  const [{ period }, keep] = useAddress({ period: leaderboardPeriods });
  return (
    <>
      <LeaderboardHead />
      <Surface material="paper" torn>
        <Tabs label="Period" tabs={TABS} selected={period} onSelect={(id) => keep({ period: id })}>
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
