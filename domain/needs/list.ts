import type { WithId } from '../query/index.ts';
import { pleaKinds } from '../sms/schema.ts';
import { after } from '../time/index.ts';
import { type HuntNeeds, type Need, type NeedKind, type NotedDeed, needKinds } from './schema.ts';

/** How much earlier (ms) a plea is listed than its time: before any hunt that is under way. */
const PLEAS_FIRST = 3650 * 24 * 60 * 60_000;
/** And danger: before any plea. */
const DANGER_FIRST = 2 * PLEAS_FIRST;

/** Whether a person put the need into words. */
export const isPlea = (kind: NeedKind): boolean => pleaKinds.some((plea) => plea === kind);

const rank = (kind: NeedKind) => needKinds.indexOf(kind);
export const byUrgency = (one: Need, other: Need): number =>
  rank(one.kind) - rank(other.kind) || one.from.getTime() - other.from.getTime();

/**
 * Whether a deed has put a reason aside, for as long as the deed does. What began after the deed shows
 * at once, and so does a plea that was repeated after it. Danger cannot be put aside.
 */
const isAside = ({ kind, from, said_at = from }: Need, deed: NotedDeed | null): deed is NotedDeed =>
  deed !== null && kind !== 'danger' && said_at <= deed.at;

/** When an admin is first needed, and the hunt's place in the list at a time. */
export function placeInList(
  needs: readonly Need[],
  deed: NotedDeed | null,
  now: Date,
): Pick<HuntNeeds, 'from' | 'order'> {
  const first = (times: readonly Date[]) =>
    times.length > 0 ? new Date(Math.min(...times.map((at) => at.getTime()))) : null;
  const asked = first(needs.filter(({ kind }) => isPlea(kind)).map(({ from }) => from));
  const earlier = needs.some(({ kind }) => kind === 'danger') ? DANGER_FIRST : PLEAS_FIRST;
  const lasts = deed && deed.until > now ? deed : null;
  return {
    from: first(needs.map((need) => (isAside(need, lasts) && lasts.until > need.from ? lasts.until : need.from))),
    order: asked ? after(asked, -earlier) : first([...needs.map(({ from }) => from), ...(lasts ? [lasts.at] : [])]),
  };
}

type Listed = Pick<HuntNeeds, 'needs' | 'deed'>;

/** The reasons that hold at a time and are not put aside, the most urgent first. */
export const needsNow = ({ needs, deed }: Listed, now: Date): Need[] =>
  needs.filter((need) => need.from <= now && !(isAside(need, deed) && deed.until > now));

/** A hunt that needs an admin now. */
export type HuntInNeed = { hunt: WithId<HuntNeeds>; needs: readonly [Need, ...Need[]] };

/**
 * The time at which a hunt is judged: that of the device, but never before the document was written. So
 * what has happened shows at once, also while the device's clock is slow or has not ticked.
 */
function judgedAt({ counted_at, deed }: Pick<HuntNeeds, 'counted_at' | 'deed'>, now: Date): Date {
  return new Date(Math.max(now.getTime(), counted_at.getTime(), deed?.at.getTime() ?? 0));
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

/** A hunt that somebody has seen to a moment ago: what was done, and what still holds behind it. */
export type HuntAside = { hunt: WithId<HuntNeeds>; needs: readonly Need[]; deed: NotedDeed };

/** The hunts that step aside at a time because somebody has seen to them, the latest deed first. */
export function huntsAsideAt(found: readonly WithId<HuntNeeds>[], now: Date): HuntAside[] {
  return found
    .flatMap((hunt): HuntAside[] => {
      const { deed } = hunt;
      const at = judgedAt(hunt, now);
      const isShown = deed && deed.until > at && needsNow(hunt, at).length === 0;
      return isShown ? [{ hunt, needs: hunt.needs.filter(({ from }) => from <= at), deed }] : [];
    })
    .toSorted((one, other) => other.deed.at.getTime() - one.deed.at.getTime());
}

/** Whether a list of the first hunts may go on beyond its end with hunts that are shown now. */
export function goesOnAfter(found: readonly WithId<HuntNeeds>[], now: Date): boolean {
  const last = found.at(-1);
  return last?.order ? last.order <= judgedAt(last, now) : false;
}
