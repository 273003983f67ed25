import { leaderboardPeriods } from '@streetlore/domain/leaderboard';
import { useHydratedAddress } from '../../ui/address.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { Board } from './board.tsx';

const TITLES = { week: 'This Week', month: 'This Month', all: 'All Time' } as const;
const TABS = leaderboardPeriods.map((id) => ({ id, title: TITLES[id] }));

export function Boards() {
  const [{ period }, keep] = useHydratedAddress({ period: leaderboardPeriods });
  return (
    <Tabs label="Period" tabs={TABS} selected={period} onSelect={(id) => keep({ period: id })}>
      <Board key={period} period={period} />
    </Tabs>
  );
}
