import { type HuntTour, newHunt, playText, renderHuntMessage } from '@streetlore/domain/hunt';
import { countSegments } from '@streetlore/domain/sms';
import { newLedger } from '@streetlore/emulators/seed/ledger';
import { writePartners } from '@streetlore/emulators/seed/partners/write';
import { writeTours } from '@streetlore/emulators/seed/tours/write';

const site = 'streetlore.london';
const link = `${site}/hunt#${'x'.repeat(22)}`;
const phone = '+447700900101';
const began = new Date('2026-11-21T12:00:00Z').getTime();
/** The time between two texts of the player (ms), long enough that none counts as a repetition. */
const PAUSE = 60_000;

type Kinds = Map<string, { texts: number; segments: number }>;

/**
 * `npm run bench -- segments`: the segments that are billed for a hunt's texts to one phone, by
 * tour and by kind of text. Needs no platform.
 */
export function segments(): string[] {
  const kinds: Kinds = new Map();
  const rows = huntsPlayed(kinds);
  const sum = (of: 'stops' | 'texts' | 'segments') => rows.reduce((total, row) => total + row[of], 0);
  console.log(
    'A hunt on one phone: welcome, START, at every stop a wrong answer and the right one, HINT at every third,',
  );
  console.log('CLAIMED after each reward, STATUS and HELP once. Texts to the phone and what they are billed as:');
  console.table([...rows, { tour: 'all', stops: sum('stops'), texts: sum('texts'), segments: sum('segments') }]);
  console.table([...kinds].map(([kind, counted]) => ({ kind, ...counted })));
  return [];
}

/** What a hunt on each seeded tour sends to one phone; `kinds` gets the same by kind of text. */
export function huntsPlayed(kinds: Kinds = new Map()) {
  const now = new Date(began);
  const hunts = [...writeTours(newLedger(), writePartners(newLedger(), now), now).values()];
  return hunts.map(({ hunt }) => {
    const sent = play(hunt, kinds);
    return {
      tour: hunt.name,
      stops: hunt.stops.length,
      texts: sent.length,
      segments: sent.reduce((sum, one) => sum + one, 0),
    };
  });
}

/** The segments of each text that one player gets, from the welcome to the end. */
function play(tour: HuntTour, kinds: Kinds): number[] {
  const sent: number[] = [];
  let state = newHunt();
  let texts = 0;
  const receive = (message: Parameters<typeof renderHuntMessage>[0]) => {
    const count = countSegments(renderHuntMessage(message, { tour, site, link })).segments;
    const before = kinds.get(message.kind) ?? { texts: 0, segments: 0 };
    kinds.set(message.kind, { texts: before.texts + 1, segments: before.segments + count });
    sent.push(count);
  };
  const say = (text: string) => {
    texts += 1;
    const now = new Date(began + texts * PAUSE);
    const step = playText({ state, tour, sender: phone, phones: [phone], text, now, expires_at: null });
    for (const { message } of step.messages) receive(message);
    if (step.events.some(({ type }) => type === 'started')) receive({ kind: 'safety' });
    state = step.state;
  };
  receive({ kind: 'welcome' });
  say('START');
  say('HELP');
  for (const { stop_number, answers } of tour.stops) {
    say('a giraffe, surely');
    if (stop_number % 3 === 0) say('HINT');
    say(answers[0] ?? '');
    if (state.phase === 'reward') say('CLAIMED');
    if (stop_number === Math.ceil(tour.stops.length / 2)) say('STATUS');
  }
  if (state.phase !== 'completed') throw new Error(`${tour.name} was not played to its end`);
  return sent;
}
