import type { WithId } from '../query/index.ts';
import { pleaKinds } from '../sms/schema.ts';
import { after } from '../time/index.ts';
import { type HuntNeeds, type Need, type NeedKind, type NotedAction, needKinds } from './schema.ts';

/** How far (ms) a plea is dated back in the list, so that it comes before any other hunt under way. */
const PLEAS_FIRST = 3650 * 24 * 60 * 60_000;
/** How far (ms) danger is dated back in the list, so that it comes before any plea. */
const DANGER_FIRST = 2 * PLEAS_FIRST;

/** Whether a person put the need into words. */
export const isPlea = (kind: NeedKind): boolean => pleaKinds.some((plea) => plea === kind);

const rank = (kind: NeedKind) => needKinds.indexOf(kind);
export const byUrgency = (one: Need, other: Need): number =>
  rank(one.kind) - rank(other.kind) || one.from.getTime() - other.from.getTime();

/**
 * Whether an action has put a reason aside. A reason that began or was repeated after the action shows at
 * once. Danger cannot be put aside.
 */
const isAside = ({ kind, from, said_at = from }: Need, action: NotedAction | null): action is NotedAction =>
  action !== null && kind !== 'danger' && said_at <= action.at;

export function placeInList(
  needs: readonly Need[],
  action: NotedAction | null,
  now: Date,
): Pick<HuntNeeds, 'from' | 'order'> {
  const first = (times: readonly Date[]) =>
    times.length > 0 ? new Date(Math.min(...times.map((at) => at.getTime()))) : null;
  const asked = first(needs.filter(({ kind }) => isPlea(kind)).map(({ from }) => from));
  const earlier = needs.some(({ kind }) => kind === 'danger') ? DANGER_FIRST : PLEAS_FIRST;
  const lasts = action && action.until > now ? action : null;
  return {
    from: first(needs.map((need) => (isAside(need, lasts) && lasts.until > need.from ? lasts.until : need.from))),
    order: asked ? after(asked, -earlier) : first([...needs.map(({ from }) => from), ...(lasts ? [lasts.at] : [])]),
  };
}

type Listed = Pick<HuntNeeds, 'needs' | 'action'>;

/** The reasons that hold at a time and are not put aside, the most urgent first. */
export const needsNow = ({ needs, action }: Listed, now: Date): Need[] =>
  needs.filter((need) => need.from <= now && !(isAside(need, action) && action.until > now));

export type HuntInNeed = { hunt: WithId<HuntNeeds>; needs: readonly [Need, ...Need[]] };

/**
 * The device's time, but never before the document was written. So what has happened shows at once even on a
 * device with a slow clock.
 */
function judgedAt({ counted_at, action }: Pick<HuntNeeds, 'counted_at' | 'action'>, now: Date): Date {
  return new Date(Math.max(now.getTime(), counted_at.getTime(), action?.at.getTime() ?? 0));
}

/** The hunts that need an admin at a time: the most urgent reason first, and the longest wait. */
export function huntsInNeedAt(found: readonly WithId<HuntNeeds>[], now: Date): HuntInNeed[] {
  return found
    .flatMap((hunt): HuntInNeed[] => {
      const [first, ...others] = needsNow(hunt, judgedAt(hunt, now));
      return first ? [{ hunt, needs: [first, ...others] }] : [];
    })
    .toSorted(({ needs: [one] }, { needs: [other] }) => byUrgency(one, other));
}

/** A hunt that somebody has seen to a moment ago: what was done, and which reasons still hold. */
export type HuntAside = { hunt: WithId<HuntNeeds>; needs: readonly Need[]; action: NotedAction };

/** The hunts that step aside at a time because somebody has seen to them, the latest action first. */
export function huntsAsideAt(found: readonly WithId<HuntNeeds>[], now: Date): HuntAside[] {
  return found
    .flatMap((hunt): HuntAside[] => {
      const { action } = hunt;
      const at = judgedAt(hunt, now);
      const isShown = action && action.until > at && needsNow(hunt, at).length === 0;
      return isShown ? [{ hunt, needs: hunt.needs.filter(({ from }) => from <= at), action }] : [];
    })
    .toSorted((one, other) => other.action.at.getTime() - one.action.at.getTime());
}

/** Whether more hunts that are shown now may follow the end of a list. */
export function goesOnAfter(found: readonly WithId<HuntNeeds>[], now: Date): boolean {
  const last = found.at(-1);
  return last?.order ? last.order <= judgedAt(last, now) : false;
}
