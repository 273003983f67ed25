import { after } from '../time/index.ts';
import { ASIDE_MINUTES } from './deeds.ts';
import { placeInList } from './list.ts';
import type { AttendHuntInput, HuntNeeds, NotedDeedKind } from './schema.ts';

type Noted = Pick<HuntNeeds, 'deed' | 'from' | 'order'>;

/** Who did something, in a word: the address without its domain. */
const inAWord = (email: string | null) => email?.split('@')[0] || 'an admin';

type Deed = { what: NotedDeedKind; by: string | null; at: Date; minutes?: number };

/** Notes a deed of an admin beside a hunt, which steps aside for some minutes. */
export function noteDeed({ needs }: Pick<HuntNeeds, 'needs'>, { what, by, at, minutes = ASIDE_MINUTES }: Deed): Noted {
  const deed = { what, at, by: inAWord(by), until: after(at, minutes * 60_000) };
  return { deed, ...placeInList(needs, deed, at) };
}

/** What an admin did about a hunt that changes its row alone. */
export function attend(
  found: HuntNeeds,
  input: AttendHuntInput,
  { by, at }: { by: string | null; at: Date },
): Partial<HuntNeeds> {
  if (input.what === 'show') {
    const deed = found.deed && { ...found.deed, until: at };
    return { deed, ...placeInList(found.needs, deed, at) };
  }
  if (input.what === 'snooze') return noteDeed(found, { what: 'snooze', by, at, minutes: input.minutes });
  if (input.what === 'called') return noteDeed(found, { what: 'called', by, at });
  const gone = found.needs.findLast(({ kind }) => kind === 'gone');
  const needs = found.needs.filter((need) => need !== gone);
  return { needs, ...(gone && { gone_done_at: gone.from }), ...noteDeed({ needs }, { what: 'done', by, at }) };
}
