import type { WithId } from '@streetlore/domain/query';
import { type TeamPage, type TeamStop, teamPageTexts as texts } from '@streetlore/domain/team';
import { type Live, LiveView } from '../../data/index.ts';
import { Loading } from '../../ui/loading.tsx';
import type { Spray } from '../../ui/spray.ts';
import { Surface } from '../../ui/surface.tsx';
import { Result } from './result/result.tsx';
import { Voucher } from './reward-card.tsx';

type FinishedProps = {
  readonly page: TeamPage;
  readonly token: string;
  readonly stops: Live<readonly WithId<TeamStop>[]>;
  readonly player: string | null;
  readonly spray: Spray;
  /** Whether this page saw the hunt completed. */
  readonly isFresh: boolean;
};

/** The reward of the last stop, which waits for no reply, and those that nobody said they fetched. */
const isOpen = ({ stop_number: last, results }: TeamPage, stop: number): boolean =>
  stop === last || results.some((one) => one.stop_number === stop && !one.claimed_at);

export function Finished({ page, token, stops, player, spray, isFresh }: FinishedProps) {
  return (
    <LiveView live={stops} loading={<Loading text={texts.stopLoading} height="22rem" />} failed={texts.stopFailed}>
      {(reached) => {
        const open = reached.filter(({ reward, stop_number }) => reward && isOpen(page, stop_number));
        return (
          <Result page={page} token={token} stops={reached} player={player} isFresh={isFresh}>
            {open.map((stop) => (
              <Surface key={stop.id} material="brick" aria-label={stop.reward?.name}>
                <Voucher page={page} stop={stop} spray={spray} />
              </Surface>
            ))}
          </Result>
        );
      }}
    </LiveView>
  );
}
