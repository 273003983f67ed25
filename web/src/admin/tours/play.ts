import {
  type HuntState,
  type HuntTour,
  hear,
  newHunt,
  type RenderContext,
  renderHuntMessage,
  type Scoring,
} from '@streetlore/domain/hunt';
import type { Partner } from '@streetlore/domain/partner';
import type { WithId } from '@streetlore/domain/query';
import { takeTour } from '@streetlore/domain/tour';
import type { WholeTour } from './data.ts';

/** One bubble of the tester's chat; a `note` is the tester's own. */
export type Bubble = {
  readonly id: number;
  readonly from: 'player' | 'hunt' | 'note';
  readonly text: string;
};

/** A hunt that is played in the browser, by the very machine that plays by text. */
export type TestPlay = {
  readonly state: HuntState;
  readonly bubbles: readonly Bubble[];
};

/** The number the tester plays with; nobody's. */
const PHONE = '+447700900999';

/** What the tester says where the hunt sends nothing: to an opt-out, and to one wrong answer after another. */
export const silence = 'No reply is sent to this.';

/** What texts name beside the tour. */
type Named = Pick<RenderContext, 'site' | 'expiry_hours'>;

/** A hunt nobody has started, with the welcome on its phone. */
export function newPlay(tour: HuntTour, named: Named): TestPlay {
  const text = renderHuntMessage({ kind: 'welcome' }, { tour, ...named });
  return { state: newHunt(), bubbles: [{ id: 0, from: 'hunt', text }] };
}

/** One text of the player's, and what the hunt says to it. */
export function play(before: TestPlay, tour: HuntTour, named: Named, text: string, now: Date): TestPlay {
  const { state, messages } = hear({
    state: before.state,
    tour,
    sender: PHONE,
    phones: [PHONE],
    text,
    now,
    expires_at: null,
  });
  const replies = messages.map(({ message }) => renderHuntMessage(message, { tour, ...named }));
  const said: Omit<Bubble, 'id'>[] = [
    { from: 'player', text },
    ...replies.map((reply) => ({ from: 'hunt' as const, text: reply })),
  ];
  if (replies.length === 0) said.push({ from: 'note', text: silence });
  const first = before.bubbles.length;
  return { state, bubbles: [...before.bubbles, ...said.map((bubble, n) => ({ ...bubble, id: first + n }))] };
}

/** The stored tour as a hunt would keep it at START; null when it cannot be played. */
export function playableTour(
  whole: WholeTour,
  partners: readonly WithId<Partner>[],
  scoring: Scoring,
): HuntTour | null {
  const { tour, stops, secrets, links } = whole;
  return takeTour({ tour_id: tour.id, name: tour.name, stops, secrets, links, partners, scoring });
}

/** Where a hunt stands, as the tester labels it. */
export function labelOf({ phase }: HuntState): 'Ready to Start' | 'In Progress' | 'Completed' {
  if (phase === 'ready') return 'Ready to Start';
  return phase === 'completed' ? 'Completed' : 'In Progress';
}
