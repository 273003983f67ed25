import type { Booking } from '@streetlore/domain/booking';
import type { HuntTour } from '@streetlore/domain/hunt';
import type { PlayedHunt } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { withoutOffers } from '@streetlore/domain/tour';
import type { Services } from '../platform/services.ts';
import type { Seen } from '../store/writes.ts';

export type PlayedTour = PlayedHunt & {
  tour: HuntTour | null;
  /** The version of the hunt's copy of its tour, if the copy loses a reward; else null. */
  kept: Seen<HuntTour> | null;
};

/**
 * Plays texts of a hunt so that no player is promised a reward by a partner who is no longer
 * active. The hunt keeps the offers as they were at START, but partners may leave later. Only
 * partners whose reward is earned in this batch are read. If such a partner has left, the hunt's
 * copy of the tour loses the reward and the texts are played again.
 * @param play plays the texts on a tour
 */
export async function playWithPartners(
  { store }: Services,
  { id, hunt }: WithId<Booking>,
  tour: HuntTour | null,
  play: (tour: HuntTour | null) => PlayedHunt,
): Promise<PlayedTour> {
  const active = new Set<string>();
  const gone = new Set<string>();
  let kept: Seen<HuntTour> | null = null;
  for (let on = tour; ; ) {
    const played = play(on);
    const before = new Set(hunt.results.map(({ stop_number }) => stop_number));
    const earned = played.stops.filter(({ outcome, stop_number }) => outcome === 'solved' && !before.has(stop_number));
    const unknown = new Set(earned.flatMap(({ partner_id }) => partner_id ?? []).filter((one) => !active.has(one)));
    for (const one of unknown) {
      const partner = await store.partners.at(one).read();
      (partner?.status === 'active' ? active : gone).add(one);
    }
    if (![...unknown].some((one) => gone.has(one)) || !on) return { ...played, tour: on, kept };
    // Read the copy again, with its version. A concurrent change that accepts another answer must
    // not be lost.
    const found = await store.huntTour(id).readVersioned();
    kept = found.version ? found : null;
    on = withoutOffers(found.value ?? on, hunt, gone);
  }
}
