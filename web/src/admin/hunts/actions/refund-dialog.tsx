import { endsHunt, moneyOf, refundable, refundedSince, waysToTell } from '@streetlore/domain/booking';
import { formatPence, penceTyped, poundsOf } from '@streetlore/domain/money';
import { type RefundReason, type RefundWay, refundReasons, refundWays } from '@streetlore/domain/refund-reasons';
import { useState } from 'react';
import { SelectField, TextField } from '../../../ui/field.tsx';
import type { FormProps } from './action.ts';
import { refundBooking } from './calls.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { actionTexts as texts } from './texts.ts';

const reasons = Object.keys(refundReasons) as RefundReason[];
const asSentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** Refunds an amount in pounds. At first the amount is everything that is left. */
export function RefundDialog({ booking, onRefunded, onClose }: FormProps) {
  const { paid, refunded } = moneyOf(booking);
  const left = paid - refunded;
  const [typed, setTyped] = useState(poundsOf(left).toFixed(2));
  const [fault, setFault] = useState<string>();
  // The refunded amount that the admin has seen. If it has grown since, the admin must decide
  // again.
  const [seen, setSeen] = useState(refunded);
  const [reason, setReason] = useState<RefundReason | null>(null);
  const [unchosen, setUnchosen] = useState<string>();
  const ways = waysToTell(booking);
  const [way, setWay] = useState(ways[0] ?? null);
  const pence = penceTyped(typed);
  const isFull = pence === left;
  const isOpen = booking.status === 'confirmed';
  const ofBooking = isFull
    ? isOpen
      ? texts.refund.full(new Set(booking.phone_numbers).size)
      : texts.refund.fullOver
    : isOpen
      ? texts.refund.part
      : texts.refund.partOver;
  const ofMismatch = isFull ? texts.refund.fullUnconfirmed : texts.refund.partUnconfirmed;
  const what = booking.payment_mismatch ? ofMismatch : ofBooking;
  // The end of a hunt is told to all of its phones.
  const tells = pence !== null && !endsHunt(booking, pence);
  const prepare = () => {
    const since = refundedSince(booking, seen);
    setSeen(refunded);
    const decision = pence ? refundable(booking, pence) : null;
    const wrong = since ?? (decision?.ok ? undefined : (decision?.problem.message ?? texts.refund.notMoney));
    setFault(wrong);
    const isUnchosen = tells && reason === null;
    setUnchosen(isUnchosen ? texts.refund.unchosen : undefined);
    if (wrong !== undefined || pence === null || isUnchosen) return null;
    // A full refund has no amount, so that the rest at Stripe counts. `seen` makes a new decision a
    // new request.
    const tell = tells && reason ? { tell: { reason, way } } : {};
    const values = { booking_id: booking.id, amount: isFull ? null : pence, seen, ...tell };
    return {
      values,
      run: async (request_id: string) => {
        await refundBooking({ ...values, request_id });
        onRefunded?.();
      },
      done: texts.refund.done(formatPence(pence)),
    };
  };
  return (
    <OperationDialog
      title={texts.refund.title}
      action={texts.refund.action(pence ? formatPence(pence) : '')}
      danger
      prepare={prepare}
      onClose={onClose}
    >
      <TextField
        label={texts.refund.amount}
        hint={texts.refund.left(formatPence(left))}
        inputMode="decimal"
        value={typed}
        error={fault}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(undefined);
        }}
      />
      {tells && (
        <Telling
          {...{ reason, way, ways }}
          error={unchosen}
          onReason={(chosen) => {
            setReason(chosen);
            setUnchosen(undefined);
          }}
          onWay={setWay}
        />
      )}
      {pence !== null && pence > 0 && pence <= left && <p role="status">{what}</p>}
    </OperationDialog>
  );
}

type TellingProps = {
  readonly reason: RefundReason | null;
  readonly way: RefundWay | null;
  readonly ways: readonly RefundWay[];
  readonly error: string | undefined;
  readonly onReason: (reason: RefundReason | null) => void;
  readonly onWay: (way: RefundWay | null) => void;
};

/** Asks why money goes back, and how whoever paid is told. */
function Telling({ reason, way, ways, error, onReason, onWay }: TellingProps) {
  return (
    <>
      <SelectField
        label={texts.refund.reason}
        hint={way && texts.refund.reasonHint}
        value={reason ?? ''}
        error={error}
        onChange={({ target }) => onReason(reasons.find((one) => one === target.value) ?? null)}
      >
        <option value="">{texts.refund.choose}</option>
        {reasons.map((one) => (
          <option key={one} value={one}>
            {asSentence(refundReasons[one])}
          </option>
        ))}
      </SelectField>
      {ways.length > 1 ? (
        <SelectField
          label={texts.refund.way}
          value={way ?? ''}
          onChange={({ target }) => onWay(refundWays.find((one) => one === target.value) ?? way)}
        >
          {ways.map((one) => (
            <option key={one} value={one}>
              {texts.refund.ways[one]}
            </option>
          ))}
        </SelectField>
      ) : (
        <p>{way ? texts.refund.onlyWay[way] : texts.refund.nobody}</p>
      )}
    </>
  );
}
