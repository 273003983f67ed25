import type { WithId } from '@streetlore/domain/query';
import { type Tour, tourEditorTexts } from '@streetlore/domain/tour';
import { toCallError, useRequestId } from '../../data/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import { deleteTour } from './data.ts';

type DeleteTourDialogProps = {
  /** The tour to delete; null while the dialog is closed. */
  readonly tour: WithId<Tour> | null;
  readonly onClose: () => void;
};

/**
 * Asks before a tour is deleted and says what is deleted with it. If the server refuses, the reason
 * stays visible.
 */
export function DeleteTourDialog({ tour, onClose }: DeleteTourDialogProps) {
  const request = useRequestId();
  const remove = async () => {
    if (!tour) return null;
    try {
      await deleteTour({ tour_id: tour.id, request_id: request.idFor(tour.id) });
      request.done();
      toast.success(`${tour.name} has been deleted`);
      return null;
    } catch (error) {
      return tourEditorTexts.deleteFailed(toCallError(error).message);
    }
  };
  return (
    <ConfirmDialog
      open={tour !== null}
      title={`Delete ${tour?.name ?? ''}?`}
      action="Delete"
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        Its {tour?.stops_count} stops, clues, partner rewards and uploaded pictures are deleted too, and nobody can book
        it any more. Past bookings stay on record. This action cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
