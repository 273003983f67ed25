import type { WithId } from '@streetlore/domain/query';
import { type Tour, tourEditorTexts } from '@streetlore/domain/tour';
import { DeleteItemDialog } from '../delete-item-dialog.tsx';
import { deleteTour } from './data.ts';

type DeleteTourDialogProps = {
  readonly tour: WithId<Tour> | null;
  readonly onClose: () => void;
};

export function DeleteTourDialog({ tour, onClose }: DeleteTourDialogProps) {
  return (
    <DeleteItemDialog
      item={tour}
      onDelete={(tour_id, request_id) => deleteTour({ tour_id, request_id })}
      texts={tourEditorTexts}
      onClose={onClose}
    >
      <p>
        Its {tour?.stops_count} stops, clues, partner rewards and uploaded pictures are deleted too, and nobody can book
        it any more. Past bookings stay on record. This action cannot be undone.
      </p>
    </DeleteItemDialog>
  );
}
