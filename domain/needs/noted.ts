import { after } from '../time/index.ts';
import { ASIDE_MINUTES } from './actions.ts';
import { placeInList } from './list.ts';
import type { AttendHuntInput, HuntNeeds, NotedActionKind } from './schema.ts';

type Noted = Pick<HuntNeeds, 'action' | 'from' | 'order'>;

/** Who did something, in a word: the address without its domain. */
const inAWord = (email: string | null) => email?.split('@')[0] || 'an admin';

type Action = { what: NotedActionKind; by: string | null; at: Date; minutes?: number };

/** Notes an admin's action on a hunt, and puts the hunt aside for some minutes. */
export function noteAction(
  { needs }: Pick<HuntNeeds, 'needs'>,
  { what, by, at, minutes = ASIDE_MINUTES }: Action,
): Noted {
  const action = { what, at, by: inAWord(by), until: after(at, minutes * 60_000) };
  return { action, ...placeInList(needs, action, at) };
}

/** The change to a hunt's row after an admin's action that changes nothing else. */
export function attend(
  found: HuntNeeds,
  input: AttendHuntInput,
  { by, at }: { by: string | null; at: Date },
): Partial<HuntNeeds> {
  if (input.what === 'show') {
    const action = found.action && { ...found.action, until: at };
    return { action, ...placeInList(found.needs, action, at) };
  }
  if (input.what === 'snooze') return noteAction(found, { what: 'snooze', by, at, minutes: input.minutes });
  if (input.what === 'called') return noteAction(found, { what: 'called', by, at });
  const gone = found.needs.findLast(({ kind }) => kind === 'gone');
  const needs = found.needs.filter((need) => need !== gone);
  return { needs, ...(gone && { gone_done_at: gone.from }), ...noteAction({ needs }, { what: 'done', by, at }) };
}
