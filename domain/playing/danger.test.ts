import { describe, expect, test } from 'vitest';
import { confirm, draftBooking } from '../booking/lifecycle.ts';
import type { Booking } from '../booking/schema.ts';
import { type Desk, defaultDesk } from '../desk/schema.ts';
import type { HuntTour } from '../hunt/tour.ts';
import type { WithId } from '../query/index.ts';
import { receivedText } from '../sms/compose.ts';
import { messageFromPage } from '../sms/page-message.ts';
import { PLEA, REPLY_CAP, type SmsPhone } from '../sms/schema.ts';
import { countSegments } from '../sms/segments.ts';
import { DANGER_RESERVE, MAX_REPLIES_A_DAY } from '../sms/text-limits.ts';
import { aLink } from '../testing/index.ts';
import { dangerCall } from './call-danger.ts';
import { decideTexts } from './decide-texts.ts';
import type { Inbound } from './text-batch.ts';

const [ann, bob, stranger] = ['+447700900101', '+447700900102', '+4915112345678'] as const;
const [dora, dan] = ['+447700900991', '+447700900992'] as const;
/** At night, when nobody is at the desk. */
const night = new Date('2026-11-07T02:00:00Z');
const desk: Desk = { ...defaultDesk, numbers: [dora, dan] };
const hurt = 'my friend is bleeding';
const reply = '999 if anybody is in danger (112 works too). A person at Streetlore is being told now.';

const tourOf = (name: string, answers: readonly string[]): HuntTour => ({
  tour_id: name,
  name,
  stops: answers.map((answer, n) => ({
    stop_number: n + 1,
    location_name: `Wall ${n + 1}`,
    clue: `Clue ${n + 1}.`,
    question: null,
    hint: 'Look up.',
    answers: [answer],
    partner: null,
  })),
});

function booked(
  id: string,
  tour: HuntTour,
  phone_numbers: readonly string[],
  team_name: string | null,
): WithId<Booking> {
  const about = { order_id: id, tour_id: tour.tour_id, participants: 2, email: null, amount: 1_800 };
  const draft = draftBooking(
    { ...about, phone_numbers: [...phone_numbers], team_name },
    { name: tour.name, stops_count: tour.stops.length },
    'visitor',
    night,
  );
  const page_players = [{ name: 'Zoe', joined_at: night }];
  return { ...draft, ...confirm(draft, night), page_players, id };
}

type Given = { hunts?: Record<string, HuntTour>; on?: Desk; left?: number; team?: string | null };

/** Stored hunts of Ann and Bob, and what texts to them set off. Seconds count from the beginning of the night. */
function world({ hunts, on = desk, left = 1000, team = 'The Foxes' }: Given = {}) {
  const tours = new Map(Object.entries(hunts ?? { b1: tourOf('Color & Vinyl', ['fox', 'heron', 'crane']) }));
  const bookings = new Map([...tours].map(([id, tour]) => [id, booked(id, tour, [ann, bob], team)]));
  const phones = new Map<string, SmsPhone>();
  let count = 0;
  const at = (seconds: number) => new Date(night.getTime() + 1000 * seconds);
  function text(from: string, body: string, seconds: number): Inbound {
    count += 1;
    const id = `M${count}`;
    if (from !== 'Zoe') return { ...receivedText({ sid: id, from, body, segments: 1 }, at(seconds)), id };
    const draft = { message_content: body, booking_id: 'b1', page_player: from, tour_name: null };
    return { ...messageFromPage({ ...draft, seen: { phase: 'puzzle', stop_number: 1 } }, at(seconds)), id };
  }
  function deliver(...texts: Inbound[]) {
    const all = [...bookings.values()];
    const own: [string, WithId<Booking>[]][] = [
      ...[ann, bob].map((phone): [string, WithId<Booking>[]] => [phone, all]),
      ...all.map((one): [string, WithId<Booking>[]] => [one.id, [one]]),
    ];
    const conditions = { site: 'streetlore.london', now: at(0), countries: ['+44'], linkOf: aLink };
    const facts = { partners: new Map(), segmentsLeft: left, desk: on };
    const played = decideTexts({ texts, bookings: new Map(own), phones, tours }, conditions, facts);
    if (played.hunt) bookings.set(played.hunt.after.id, played.hunt.after);
    for (const [phone, kept] of played.phones) phones.set(phone, kept);
    const bodies = (to: string) =>
      played.outbox.flatMap(({ phone_number, message_content: body }) => (phone_number === to ? [body] : []));
    const calls = played.outbox.filter(({ message_type }) => message_type === 'danger_call');
    return { ...played, bodies, calls: calls.map(({ id, phone_number }) => [id, phone_number]) };
  }
  return {
    text,
    deliver,
    say: (from: string, body: string, seconds: number) => deliver(text(from, body, seconds)),
    hunt: (id = 'b1') => bookings.get(id)?.hunt,
    keep: (number: string, phone: Partial<SmsPhone>) =>
      phones.set(number, { opted_out: false, opted_out_at: null, heard: [], ...phone }),
    change: (id: string, change: Partial<Booking>) => {
      const booking = bookings.get(id);
      if (booking) bookings.set(id, { ...booking, ...change });
    },
  };
}

/** A hunt at its first stop. */
function underWay(given: Given = {}) {
  const here = world(given);
  here.say(ann, 'START', 0);
  return here;
}

describe('danger in a hunt', () => {
  test('is answered to its sender alone, and calls every phone on duty at night', () => {
    const told = underWay().say(ann, 'My friend is bleeding, call me on 07700 900123 or a@b.example', 60);
    expect(told.bodies(ann)).toEqual([reply]);
    expect(told.bodies(bob)).toEqual([]);
    const call =
      'DANGER? Team The Foxes: "My friend is bleeding, call me on or" Color & Vinyl, stop 1, Wall 1. streetlore.london/admin/hunts/b1';
    expect([dora, dan].map(told.bodies)).toEqual([[call], [call]]);
    expect(countSegments(call).segments).toBe(1);
    expect(told.settled).toMatchObject([{ message_type: PLEA, plea: 'danger', booking_id: 'b1' }]);
  });

  test('leaves no trace for the others: no line of the transcript, no report, no try', () => {
    const { lines, hunt } = underWay().say(ann, hurt, 60);
    expect(lines).toEqual([]);
    expect(hunt).toMatchObject({ wrong: [], reports: [], stops: [], after: { hunt: { wrong_answers: 0, score: 0 } } });
  });

  test('on the page is answered there, outside the transcript, and texts nobody but the phones on duty', () => {
    const told = underWay().say('Zoe', hurt, 60);
    expect(told.pageReplies.map(({ message_content, page_player }) => [page_player, message_content])).toEqual([
      ['Zoe', reply],
    ]);
    expect(told.lines).toEqual([]);
    expect(told.outbox.map(({ phone_number }) => phone_number)).toEqual([dora, dan]);
    expect(told.settled).toMatchObject([{ plea: 'danger', page_player: 'Zoe' }]);
  });

  test('calls soon after a call for something else, and again every two minutes, whoever writes', () => {
    const here = underWay({ on: { ...desk, from: '00:00', to: '23:59' } });
    expect(here.say(ann, 'PERSON', 60).bodies(dora)).toEqual([expect.stringContaining('a team waits for us')]);
    expect(here.say(ann, hurt, 65).calls).toHaveLength(2);
    expect(here.say(bob, 'we need an ambulance', 70).calls).toEqual([]);
    expect(here.say(ann, hurt, 184).calls).toEqual([]);
    expect(here.say('Zoe', hurt, 185).calls).toHaveLength(2);
    // The phones on duty know of the team: no other call for ten minutes.
    expect(here.say(ann, 'PERSON', 400).bodies(dora)).toEqual([]);
  });

  test('calls once, whatever the order of two texts of the same minute', () => {
    const here = underWay();
    const [first, second] = [here.text(ann, hurt, 60), here.text(bob, 'we need an ambulance', 70)];
    expect(here.deliver(second).calls).toEqual([
      [`${second.id}_danger_0`, dora],
      [`${second.id}_danger_1`, dan],
    ]);
    expect(here.deliver(first).calls).toEqual([]);
  });

  test('calls once an hour after many calls, so that a joke does not cost without end', () => {
    const here = underWay();
    let calls = 0;
    for (let minute = 2; minute <= 12 * 60; minute += 2) calls += here.say(ann, hurt, 60 * minute).calls.length / 2;
    expect(calls).toBeLessThan(15 + 12);
    expect(calls).toBeGreaterThan(15);
  });

  test('calls without a phone on duty nobody, and is stored for the desk all the same', () => {
    const told = underWay({ on: { ...desk, numbers: [] } }).say(ann, hurt, 60);
    expect(told.bodies(ann)).toEqual([reply]);
    expect(told.outbox).toHaveLength(1);
    expect(told.settled).toMatchObject([{ plea: 'danger' }]);
  });

  test('of a phone that had opted out is told to the phones on duty, and the phone gets nothing', () => {
    const here = underWay();
    here.say(ann, 'STOP', 30);
    const told = here.say(ann, hurt, 60);
    expect(told.bodies(ann)).toEqual([]);
    expect(told.calls).toHaveLength(2);
    expect(told.settled).toMatchObject([{ plea: 'danger' }]);
  });

  test('is answered at once past the caps on replies, while other replies wait or are left out', () => {
    const here = underWay();
    here.keep(ann, { heard: Array.from({ length: REPLY_CAP.texts }, () => night.getTime() + 59_000) });
    expect(here.say(ann, 'STATUS', 60).outbox).toEqual([]);
    expect(here.say(ann, hurt, 61).outbox[0]).toMatchObject({ message_content: reply, next_attempt_at: null });
    const again = here.say(ann, hurt, 62);
    expect(again.bodies(ann)).toEqual([]);
    expect(again.settled).toMatchObject([{ plea: 'danger' }]);

    const later = underWay();
    later.keep(ann, { replied: { day: '2026-11-07', texts: MAX_REPLIES_A_DAY } });
    expect(later.say(ann, hurt, 60).bodies(ann)).toEqual([reply]);
    expect(later.hunt()?.danger_at).toEqual(new Date(night.getTime() + 60_000));
  });

  test('after the end is no review', () => {
    const here = underWay({ hunts: { b1: tourOf('Short', ['fox']) } });
    here.say(ann, 'fox', 60);
    const told = here.say(ann, `5. ${hurt}`, 200);
    expect(told).toMatchObject({ reviews: [], settled: [{ plea: 'danger', booking_id: 'b1' }] });
    expect(told.bodies(ann)).toEqual([reply]);
    expect(told.bodies(dora)[0]).toContain('Short, over. streetlore.london/admin/hunts/b1');
  });
});

describe('a phone in two hunts', () => {
  const hunts = {
    b1: tourOf('Color & Vinyl', ['fox', 'heron']),
    b2: tourOf('Bleeding Heart Walk', ['ambulance', 'x']),
  };
  const here = () => {
    const two = world({ hunts });
    two.say(ann, 'Color & Vinyl', 0);
    two.say(ann, 'START', 0);
    two.change('b1', { started_at: night });
    two.say(ann, 'SWITCH', 60);
    two.say(ann, 'START', 120);
    two.say(ann, 'SWITCH', 180);
    return two;
  };

  test('is in danger in the hunt that it plays, whose reply has no tour’s name before it', () => {
    const two = here();
    const told = two.say(ann, hurt, 300);
    expect(told.hunt?.after.id).toBe('b1');
    expect(told.bodies(ann)).toEqual([reply]);
    expect(two.hunt('b1')?.danger_at).toBeInstanceOf(Date);
    expect(two.hunt('b2')?.danger_at ?? null).toBeNull();
    expect(two.say(ann, 'HINT', 400).hunt?.after.id).toBe('b1');
  });

  test('does not switch by danger in the words of the other tour’s name', () => {
    expect(here().say(ann, 'someone is bleeding', 300).hunt?.after.id).toBe('b1');
  });

  test('still gives the other hunt its answer, to the letter', () => {
    const told = here().say(ann, 'ambulance', 300);
    expect(told).toMatchObject({ hunt: { after: { id: 'b2' } }, calls: [] });
    expect(told.hunt?.after.hunt.stop_number).toBe(2);
  });
});

describe('danger at a number without a hunt', () => {
  test('is answered and calls the phones on duty, from any country', () => {
    const told = world().say(stranger, hurt, 0);
    expect(told.bodies(stranger)).toEqual([reply]);
    const call = 'DANGER? Somebody without a hunt: "my friend is bleeding" streetlore.london/admin/sms?filter=awaiting';
    expect([dora, dan].map(told.bodies)).toEqual([[call], [call]]);
    expect(told.settled).toMatchObject([{ message_type: PLEA, plea: 'danger', booking_id: null }]);
  });

  test('is answered, and called about, once an hour, and every text is stored for the desk', () => {
    const here = world();
    let sent = 0;
    for (let second = 0; second < 24 * 3600; second += 20) {
      const { outbox, settled } = here.say(stranger, hurt, second);
      sent += outbox.length;
      expect(settled).toMatchObject([{ plea: 'danger' }]);
    }
    expect(sent).toBe(24 * 3);
  });

  test('takes no more than the day’s budget and its reserve, from however many numbers', () => {
    let left = 20;
    let heard = 0;
    for (let n = 0; n < 1000; n += 1) {
      const { outbox } = world({ left }).say(`+4477009${String(n).padStart(5, '0')}`, hurt, 0);
      left -= outbox.reduce((sum, { segments }) => sum + segments, 0);
      heard += Math.sign(outbox.length);
    }
    expect(left).toBeLessThanOrEqual(-DANGER_RESERVE);
    expect(left).toBeGreaterThan(-DANGER_RESERVE - 10);
    expect(heard).toBe(Math.ceil((20 + DANGER_RESERVE) / 3));
    expect(world({ left }).say(ann, hurt, 0).bodies(dora)).toHaveLength(1);
  });

  test('of a phone that had opted out reaches the phones on duty', () => {
    const here = world();
    here.say(stranger, 'STOP', 0);
    const told = here.say(stranger, hurt, 10);
    expect(told.outbox.map(({ phone_number }) => phone_number)).toEqual([dora, dan]);
    expect(here.say(stranger, hurt, 20).outbox).toEqual([]);
  });

  test('needs the desk and the day’s budget to be known', () => {
    const texts = [world().text(stranger, hurt, 0)];
    const conditions = { site: 's', now: night, countries: ['+44'], linkOf: aLink };
    const gathered = { texts, bookings: new Map(), phones: new Map(), tours: new Map() };
    expect(decideTexts(gathered, conditions).unknown).toEqual({ partners: [], segmentsLeft: true, desk: true });
  });
});

describe('what the phones on duty read', () => {
  const tour = tourOf('C'.repeat(60), ['fox']);
  const longest = { ...tour, stops: tour.stops.map((stop) => ({ ...stop, location_name: 'W'.repeat(50) })) };
  const long = { ...booked('b'.repeat(20), longest, [ann], 'T'.repeat(40)) };
  const booking = { ...long, hunt: { ...long.hunt, phase: 'puzzle' as const, stop_number: 1 } };

  test('has two segments at most, with the link and at least 70 characters of the words', () => {
    const text = dangerCall('help '.repeat(300), { booking, tour: longest }, 'streetlore.london');
    expect(countSegments(text)).toEqual({ segments: 2, encoding: 'GSM-7' });
    expect(text).toMatch(/: "(help ?){14,}\.\.\." C{60}, stop 1, W{50}\. streetlore\.london\/admin\/hunts\/b{20}$/);
  });

  test('is in GSM-7 whatever the player writes', () => {
    const call = (said: string) => dangerCall(said, { booking, tour: longest }, 'streetlore.london');
    expect(call('Él está herido 🚑 [ayuda]')).toContain(': "Él esta herido ayuda" C');
    expect(call('Помогите')).toContain(': words in another script. C');
    for (const said of ['Él está herido 🚑 [ayuda]', 'Помогите', '€{}^'.repeat(90)])
      expect(countSegments(call(said)).encoding).toBe('GSM-7');
  });

  test('says where a hunt stands that has not started, and names a team without a name by its booking', () => {
    const waiting = booked('booking-x7k', tourOf('Color & Vinyl', ['fox']), [ann], null);
    expect(dangerCall(hurt, { booking: waiting, tour: null }, 's')).toBe(
      'DANGER? Team x7k: "my friend is bleeding" Color & Vinyl, not started. s/admin/hunts/booking-x7k',
    );
  });
});
