import { scoringExample, scoringRules } from '@streetlore/domain/hunt';
import { fasterThanLegsRule } from '@streetlore/domain/leaderboard';
import { useHuntSettings } from '../../data/index.ts';
import { Surface } from '../../ui/surface.tsx';
import { Boards } from './board.tsx';
import styles from './leaderboard.module.css';
import { LeaderboardHead } from './leaderboard-head.tsx';

export default function LeaderboardPage() {
  const settings = useHuntSettings();
  const scoring = settings.status === 'ready' ? settings.data.scoring : undefined;
  return (
    <>
      <LeaderboardHead />
      <Surface material="paper" torn className={styles.boards}>
        <Boards />
      </Surface>
      <Surface material="kraft" aria-labelledby="scoring">
        <h2 id="scoring">How scoring works</h2>
        <ul className={styles.rules}>
          {scoringRules(scoring).map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className={styles.example}>{scoringExample(scoring)}</p>
        <p className={styles.example}>{fasterThanLegsRule}</p>
      </Surface>
    </>
  );
}
