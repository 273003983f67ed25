import {
  type HuntState,
  type HuntTour,
  newHunt,
  playText,
  type RenderContext,
  renderHuntMessage,
  type Scoring,
} from '@streetlore/domain/hunt';
import type { Partner } from '@streetlore/domain/partner';
import type { WithId } from '@streetlore/domain/query';
import { copyTourForHunt } from '@streetlore/domain/tour';
import type { WholeTour } from './data.ts';

/** A bubble of the tester's chat; a `note` comes from the tester itself. */
export type Bubble = {
  readonly id: number;
  readonly from: 'player' | 'hunt' | 'note';
  readonly text: string;
};

/** A hunt that is played in the browser, by the same machine that plays by text. */
export type TestPlay = {
  readonly state: HuntState;
  readonly bubbles: readonly Bubble[];
};

const PHONE = '+447700900999';

/** Shown when the hunt sends nothing: after an opt-out, and after too many wrong answers. */
const noReplyNote = 'No reply is sent to this.';

type Named = Pick<RenderContext, 'site' | 'expiry_hours'>;

/** A new hunt, whose phone has the welcome text. */
export function newPlay(tour: HuntTour, named: Named): TestPlay {
  const text = renderHuntMessage({ kind: 'welcome' }, { tour, ...named });
  return { state: newHunt(), bubbles: [{ id: 0, from: 'hunt', text }] };
}

export function play(before: TestPlay, tour: HuntTour, named: Named, text: string, now: Date): TestPlay {
  const { state, messages } = playText({
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
  if (replies.length === 0) said.push({ from: 'note', text: noReplyNote });
  const first = before.bubbles.length;
  return { state, bubbles: [...before.bubbles, ...said.map((bubble, n) => ({ ...bubble, id: first + n }))] };
}

/** The stored tour as a hunt keeps it at START; null when it cannot be played. */
export function playableTour(
  whole: WholeTour,
  partners: readonly WithId<Partner>[],
  scoring: Scoring,
): HuntTour | null {
  const { tour, stops, secrets, links } = whole;
  return copyTourForHunt({ tour_id: tour.id, name: tour.name, stops, secrets, links, partners, scoring });
}

export function labelOf({ phase }: HuntState): 'Ready to Start' | 'In Progress' | 'Completed' {
  if (phase === 'ready') return 'Ready to Start';
  return phase === 'completed' ? 'Completed' : 'In Progress';
}
