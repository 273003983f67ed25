import { describe, expect, test } from 'vitest';
import type { WithId } from '../query/index.ts';
import { oldestHuntNeeds } from '../testing/oldest/hunts.ts';
import { after } from '../time/index.ts';
import {
  attend,
  goesOnAfter,
  type HuntNeeds,
  huntsAsideAt,
  huntsInNeedAt,
  huntsInNeedSince,
  type Need,
  needsNow,
  noteAction,
  noted,
  placeInList,
} from './index.ts';

const now = new Date('2026-11-26T19:00:00Z');
const at = (minutes: number) => after(now, minutes * 60_000);
const need = (kind: Need['kind'], minutes: number, given: Partial<Need> = {}): Need => ({
  kind,
  from: at(minutes),
  ...given,
});
const plea = (kind: Need['kind'], minutes: number, said = minutes) =>
  need(kind, minutes, { words: 'Hello?', text_id: `SM${said}`, said_at: at(said) });

const hunt = (id: string, needs: Need[], given: Partial<HuntNeeds> = {}): WithId<HuntNeeds> => ({
  ...{ ...oldestHuntNeeds, phase: 'puzzle', gone_done_at: null, called: null, counted_at: at(-30) },
  ...{ id, needs, ...placeInList(needs, null, now), action: null, ...given },
});
const kinds = (found: HuntNeeds, when = now) => needsNow(found, when).map(({ kind }) => kind);
const dora = { by: 'dora@streetlore.test', at: now };
const actionOf = (found: WithId<HuntNeeds>, what: Parameters<typeof noteAction>[1]['what']) => ({
  ...found,
  ...noteAction(found, { what, ...dora }),
});

describe('the list', () => {
  test('begins with all hunts that need somebody now or were just seen to, whatever lies ahead', () => {
    const shown = [
      hunt('a', [plea('danger', -1)]),
      hunt('b', [plea('person', -90)]),
      hunt('c', [plea('money', -1)]),
      hunt('d', [need('slow', -50)]),
      hunt('e', [need('failing_phone', -1)]),
      actionOf(hunt('f', [need('slow', -2), need('at_reward', 40)]), 'nudge'),
      actionOf(hunt('g', []), 'text'),
    ];
    const later = [hunt('h', [need('not_started', 1)]), hunt('i', [need('slow', 30)])];
    const stored = [...later, ...shown].toSorted((one, other) => Number(one.order) - Number(other.order));
    expect(stored.slice(0, shown.length).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'f', 'e', 'g']);
    expect(stored.map((_, n) => goesOnAfter(stored.slice(0, n + 1), now)).filter(Boolean)).toHaveLength(shown.length);
  });

  test('has a fresh plea for money before any number of older pleas for a person', () => {
    const found = Array.from({ length: 40 }, (_, n) => hunt(`p${n}`, [plea('person', -60 + n)]));
    const rows = huntsInNeedAt([...found, hunt('fresh', [plea('money', 0)])], now);
    expect(rows[0]?.hunt.id).toBe('fresh');
    expect(rows).toHaveLength(41);
  });

  test('shows at once what has happened, on a device whose clock has not ticked or is slow', () => {
    const fresh = hunt('a', [plea('person', 0)], { counted_at: now });
    expect(huntsInNeedAt([fresh], at(-14)).map((row) => row.hunt.id)).toEqual(['a']);
    const seen = actionOf(fresh, 'text');
    expect(huntsInNeedAt([seen], at(-14))).toEqual([]);
    expect(huntsAsideAt([seen], at(-14))).toHaveLength(1);
  });

  test('is read in parts by the calls to the phones on duty, each behind the one before', () => {
    const last = hunt('a', [need('slow', -20)]);
    expect(huntsInNeedSince(now, 50, last).cursors).toMatchObject([{ place: 'startAfter', values: [at(-20), 'a'] }]);
  });
});

describe('after an action a hunt', () => {
  const waiting = hunt('a', [plea('person', -9), need('slow', -2)]);

  test('steps aside for ten minutes, and says what was done and by whom', () => {
    const seen = actionOf(waiting, 'hint');
    expect(kinds(seen, at(9))).toEqual([]);
    expect(seen.from).toEqual(at(10));
    expect(huntsAsideAt([seen], at(2))).toMatchObject([{ action: { by: 'dora' }, needs: waiting.needs }]);
    expect(seen.action && noted(seen.action, at(2))).toBe('dora sent the hint 2m ago');
    expect(kinds(seen, at(10))).toEqual(['person', 'slow']);
    expect(huntsAsideAt([seen], at(10))).toEqual([]);
  });

  test('comes back at once for a new reason, for the same one again, and for a plea that is repeated', () => {
    const { action } = actionOf(waiting, 'text');
    const then = (needs: Need[]) => kinds({ ...waiting, needs, action }, at(3));
    expect(then([plea('person', -9), need('slow', 3)])).toEqual(['slow']);
    expect(then([plea('person', 2)])).toEqual(['person']);
    expect(then([plea('person', -9, 2)])).toEqual(['person']);
    expect(then([plea('person', -9)])).toEqual([]);
  });

  test('stays while somebody may be in danger', () => {
    const seen = actionOf(hunt('a', [plea('danger', -1), plea('money', -1)]), 'called');
    expect(kinds(seen)).toEqual(['danger']);
    expect(huntsInNeedAt([seen], now)[0]?.hunt.action?.by).toBe('dora');
  });

  test('is put aside for as long as an admin chooses, and comes back when somebody says so', () => {
    const about = { booking_id: 'a', request_id: 'r' };
    const aside = { ...waiting, ...attend(waiting, { what: 'snooze', minutes: 30, ...about }, dora) };
    expect([kinds(aside, at(29)), kinds(aside, at(30))]).toEqual([[], ['person', 'slow']]);
    const back = { ...aside, ...attend(aside, { what: 'show', ...about }, { ...dora, at: at(1) }) };
    expect(kinds(back, at(1))).toEqual(['person', 'slow']);
    expect(back.from).toEqual(at(-9));
  });

  test('says no more that a wall has gone once that is done, and says it of the next one', () => {
    const gone = hunt('a', [need('gone', -3), need('slow', 20)]);
    const about = { booking_id: 'a', request_id: 'r', what: 'done' as const };
    const seen = { ...gone, ...attend(gone, about, dora) };
    expect(seen).toMatchObject({ gone_done_at: at(-3), needs: [{ kind: 'slow' }], action: { what: 'done' } });
    expect(kinds(seen, at(11))).toEqual([]);
  });
});
