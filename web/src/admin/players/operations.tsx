import {
  addTeammateInput,
  type Booking,
  extendExpiryInput,
  extendExpiry as extended,
  MAX_PARTICIPANTS,
} from '@streetlore/domain/booking';
import { CURRENCY, formatPence, formatSum } from '@streetlore/domain/money';
import { formatPhone } from '@streetlore/domain/phone';
import type { WithId } from '@streetlore/domain/query';
import { formatMoment } from '@streetlore/domain/time';
import { useState } from 'react';
import { steerHunt } from '../../data/index.ts';
import { presentTime } from '../../server-time.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { acceptPayment, addTeammate, extendExpiry, resendWelcome } from './bookings.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { operationTexts as texts } from './texts.ts';

type Props = {
  readonly booking: WithId<Booking>;
  readonly onClose: () => void;
};

/** Typing in a field clears its error. */
const typing = (setTyped: (value: string) => void, setFault: (fault: undefined) => void) => (value: string) => {
  setTyped(value);
  setFault(undefined);
};

const phonesOf = (booking: Booking) => new Set(booking.phone_numbers).size;

/** Accepts a payment that differs from the price. */
export function AcceptDialog({ booking, onClose }: Props) {
  // The payment when the dialog opened. The server refuses if the amount has changed since.
  const [{ received, currency }] = useState(booking.payment_mismatch ?? { received: 0, currency: CURRENCY });
  const values = { booking_id: booking.id, received };
  const run = (request_id: string) => acceptPayment({ ...values, request_id });
  return (
    <OperationDialog
      title={texts.accept.title}
      action={texts.accept.action(formatSum(received, currency))}
      prepare={() => ({ values, run, done: texts.accept.done })}
      onClose={onClose}
    >
      <p>{texts.accept.text(formatPence(booking.amount), phonesOf(booking))}</p>
    </OperationDialog>
  );
}

/** Gives an unstarted hunt more hours. */
export function ExtendDialog({ booking, onClose }: Props) {
  const [typed, setTyped] = useState('24');
  const [fault, setFault] = useState<string>();
  const type = typing(setTyped, setFault);
  const parsed = extendExpiryInput.shape.hours.safeParse(/^\d+$/.test(typed.trim()) ? Number(typed) : null);
  const decision = parsed.success ? extended(booking, parsed.data, presentTime()) : null;
  const until = decision?.ok && decision.value.expires_at ? formatMoment(decision.value.expires_at) : null;
  const prepare = () => {
    setFault(parsed.success ? undefined : texts.extend.notHours);
    if (!parsed.success) return null;
    const values = { booking_id: booking.id, hours: parsed.data };
    return {
      values,
      run: (request_id: string) => extendExpiry({ ...values, request_id }),
      done: texts.extend.done(until ?? ''),
    };
  };
  return (
    <OperationDialog title={texts.extend.title} action={texts.extend.action} prepare={prepare} onClose={onClose}>
      <TextField
        label={texts.extend.hours}
        inputMode="numeric"
        value={typed}
        error={fault}
        onChange={({ target }) => type(target.value)}
      />
      {until && <p role="status">{texts.extend.text(until)}</p>}
    </OperationDialog>
  );
}

/** Adds a phone to a hunt, or replaces one of its phones. */
export function TeammateDialog({ booking, onClose, leaving = '' }: Props & { readonly leaving?: string }) {
  const numbers = [...new Set(booking.phone_numbers)];
  const places = MAX_PARTICIPANTS - booking.phone_numbers.length;
  const [typed, setTyped] = useState('');
  const [insteadOf, setInsteadOf] = useState(leaving);
  const [unchosen, setUnchosen] = useState<string>();
  const [fault, setFault] = useState<string>();
  const type = typing(setTyped, setFault);
  const prepare = () => {
    const number = addTeammateInput.shape.phone_number.safeParse(typed);
    setFault(number.error?.issues[0]?.message);
    // In a full group the admin must choose who leaves. No number is preselected, so that nobody is
    // removed by mistake.
    const isUnchosen = places <= 0 && !insteadOf;
    setUnchosen(isUnchosen ? texts.teammate.unchosen : undefined);
    if (!number.success || isUnchosen) return null;
    const values = { booking_id: booking.id, phone_number: number.data, instead_of: insteadOf || null };
    return {
      values,
      run: (request_id: string) => addTeammate({ ...values, request_id }),
      done: insteadOf ? texts.teammate.replaced : texts.teammate.done,
    };
  };
  return (
    <OperationDialog
      title={texts.teammate.title}
      action={insteadOf || places <= 0 ? texts.teammate.replace : texts.teammate.action}
      prepare={prepare}
      onClose={onClose}
    >
      <p>{insteadOf || places <= 0 ? texts.teammate.replaces : texts.teammate.text(places)}</p>
      <TextField
        label={texts.teammate.phone}
        type="tel"
        inputMode="tel"
        value={typed}
        error={fault}
        onChange={({ target }) => type(target.value)}
      />
      <SelectField
        label={texts.teammate.insteadOf}
        value={insteadOf}
        error={unchosen}
        onChange={({ target }) => {
          setInsteadOf(target.value);
          setUnchosen(undefined);
        }}
      >
        <option value="">{places > 0 ? texts.teammate.nobody : texts.teammate.choose}</option>
        {numbers.map((number) => (
          <option key={number} value={number}>
            {formatPhone(number)}
          </option>
        ))}
      </SelectField>
    </OperationDialog>
  );
}

export type PlainStep = 'welcome' | 'skip' | 'pause' | 'resume' | 'end';

/** Confirms a step that needs no further values. */
export function StepDialog({ booking, step, onClose }: Props & { readonly step: PlainStep }) {
  const { title, text, action, done } = texts[step];
  // The stop when the dialog opened. The players may solve it meanwhile.
  const [{ stop_number }] = useState(booking.hunt);
  const about = { booking_id: booking.id };
  const run = (request_id: string) =>
    step === 'welcome'
      ? resendWelcome({ ...about, request_id })
      : steerHunt({ ...about, request_id, step, stop_number });
  return (
    <OperationDialog
      title={title}
      action={action}
      danger={step === 'end'}
      prepare={() => ({ values: about, run, done })}
      onClose={onClose}
    >
      <p>{text(phonesOf(booking))}</p>
    </OperationDialog>
  );
}
