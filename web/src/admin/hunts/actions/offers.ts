import type { Booking } from '@streetlore/domain/booking';
import { maySteer } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import type { Action } from './action.ts';
import { bookingActions, playActions } from './actions.ts';

/** An action that is shown. `why` it is refused now; null when it is allowed. */
export type Offer<Name> = { readonly name: Name; readonly why: string | null };

type Actions<Name extends string> = Readonly<Record<Name, Action<WithId<Booking>>>>;

const namesOf = <Name extends string>(actions: Actions<Name>) => Object.keys(actions) as Name[];

/** The actions that the state of a booking allows. */
const allowed = <Name extends string>(actions: Actions<Name>, booking: Booking, now: Date): Offer<Name>[] =>
  namesOf(actions)
    .filter((name) => actions[name].may?.(booking, now).ok)
    .map((name) => ({ name, why: null }));

export const bookingOffers = (booking: Booking, now: Date) =>
  allowed<keyof typeof bookingActions>(bookingActions, booking, now);

/** The allowed steps of a hunt. */
export const stepOffers = (booking: Booking, now: Date) => allowed<keyof typeof playActions>(playActions, booking, now);

/** All steps of a hunt, each with the reason why it is refused. Only one of pausing and resuming. */
export function explainedSteps(booking: Booking): Offer<keyof typeof playActions>[] {
  const left = maySteer('resume', booking).ok ? 'pause' : 'resume';
  return namesOf<keyof typeof playActions>(playActions)
    .filter((name) => name !== left)
    .map((name) => {
      const may = maySteer(name, booking);
      return { name, why: may.ok ? null : may.problem.message };
    });
}
