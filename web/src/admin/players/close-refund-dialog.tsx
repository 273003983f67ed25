import type { Booking } from '@streetlore/domain/booking';
import { formatPence } from '@streetlore/domain/money';
import type { WithId } from '@streetlore/domain/query';
import { useState } from 'react';
import { closeRefundProblem } from './bookings.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { operationTexts } from './texts.ts';

type CloseDialogProps = { readonly booking: WithId<Booking>; readonly onClose: () => void };

/** Closes a rejected refund, because it was paid in another way or is not owed. */
export function CloseRefundDialog({ booking, onClose }: CloseDialogProps) {
  const { closeRefund } = operationTexts;
  // The rejected amount when the dialog opened. The server refuses if more has been rejected since.
  const [amount] = useState(booking.refund_problem?.amount ?? 0);
  const values = { booking_id: booking.id, amount };
  const run = (request_id: string) => closeRefundProblem({ ...values, request_id });
  return (
    <OperationDialog
      title={closeRefund.title}
      action={closeRefund.action}
      prepare={() => ({ values, run, done: closeRefund.done })}
      onClose={onClose}
    >
      <p>{closeRefund.text(formatPence(amount))}</p>
    </OperationDialog>
  );
}
