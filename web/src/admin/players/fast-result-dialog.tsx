import type { Booking } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { editTeam } from './bookings.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { operationTexts } from './texts.ts';

type FastResultDialogProps = {
  readonly booking: WithId<Booking>;
  readonly step: 'showFast' | 'keepFast';
  readonly onClose: () => void;
};

/** Shows a result faster than legs on the leaderboard, or takes it back. The team keeps its name. */
export function FastResultDialog({ booking, step, onClose }: FastResultDialogProps) {
  const { title, text, action, done } = operationTexts[step];
  const values = { booking_id: booking.id, team_name: booking.team_name, listed: step === 'showFast' };
  const run = (request_id: string) => editTeam({ ...values, request_id });
  return (
    <OperationDialog title={title} action={action} prepare={() => ({ values, run, done })} onClose={onClose}>
      <p>{text}</p>
    </OperationDialog>
  );
}
