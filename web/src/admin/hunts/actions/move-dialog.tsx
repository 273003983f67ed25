import {
  bookableDays,
  dayName,
  moveBookingForAdminInput,
  moveBookingForAdmin as moved,
} from '@streetlore/domain/booking';
import { formatWeekdayMoment, londonDay } from '@streetlore/domain/time';
import { useState } from 'react';
import { presentTime } from '../../../server-time.ts';
import { TextField } from '../../../ui/field.tsx';
import type { FormProps } from './action.ts';
import { moveBooking } from './calls.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { actionTexts } from './texts.ts';

const texts = actionTexts.move;

/** Moves a booking that nobody has started to another day. The server knows the closed days. */
export function MoveDialog({ booking, onClose }: FormProps) {
  const now = presentTime();
  const today = londonDay(now);
  const { first, last } = bookableDays(now);
  const [typed, setTyped] = useState(booking.start_window?.day ?? first);
  const [fault, setFault] = useState<string>();
  const day = moveBookingForAdminInput.shape.day.safeParse(typed === today ? null : typed);
  const decision = day.success ? moved(booking, day.data, [], now) : null;
  const { start_window, expires_at } = decision?.ok ? decision.value : {};
  const count = new Set(booking.phone_numbers).size;
  const prepare = () => {
    setFault(decision ? (decision.ok ? undefined : decision.problem.message) : texts.noDay);
    if (!day.success || !decision?.ok) return null;
    const values = { booking_id: booking.id, day: day.data };
    return {
      values,
      run: (request_id: string) => moveBooking({ ...values, request_id }),
      done: texts.done(dayName(typed, now)),
    };
  };
  return (
    <OperationDialog title={texts.title} action={texts.action} prepare={prepare} onClose={onClose}>
      <TextField
        label={texts.day}
        hint={texts.hint}
        type="date"
        min={today}
        max={last}
        value={typed}
        error={fault}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(undefined);
        }}
      />
      {expires_at && (
        <p role="status">
          {texts.text(
            start_window ? formatWeekdayMoment(start_window.opens_at) : null,
            formatWeekdayMoment(expires_at),
            count,
          )}
        </p>
      )}
    </OperationDialog>
  );
}
