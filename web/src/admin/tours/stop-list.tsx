import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { MAX_STOPS } from '@streetlore/domain/hunt';
import type { Partner } from '@streetlore/domain/partner';
import type { WithId } from '@streetlore/domain/query';
import { emptyStop, tourEditorTexts } from '@streetlore/domain/tour';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import frame from '../editor/editor.module.css';
import { StopFields } from './stop-fields.tsx';
import type { TourValues } from './tour-values.ts';
import styles from './tours.module.css';

type StopListProps = {
  readonly partners: readonly WithId<Partner>[];
  /** The error of the list as a whole. */
  readonly fault: string | undefined;
};

/** The stops in playing order. Dragging or buttons move them. A stop's number is its place. */
export function StopList({ partners, fault }: StopListProps) {
  const { control } = useFormContext<TourValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'stops' });
  const [removing, setRemoving] = useState<number | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const from = fields.findIndex(({ id }) => id === active.id);
    const to = fields.findIndex(({ id }) => id === over?.id);
    if (from >= 0 && to >= 0 && from !== to) move(from, to);
  };
  return (
    <section aria-label="Stops" className={styles.stops}>
      <h2 className={frame.legend}>Stops</h2>
      {fault && (
        <p role="alert" tabIndex={-1} className={frame.failure}>
          {fault}
        </p>
      )}
      {fields.length === 0 && <p className={styles.hint}>No stops yet. The first one is where the hunt begins.</p>}
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext items={fields} strategy={verticalListSortingStrategy}>
          <ol className={styles.stopList}>
            {fields.map(({ id }, index) => (
              <StopFields
                key={id}
                id={id}
                index={index}
                count={fields.length}
                partners={partners}
                onUp={() => move(index, index - 1)}
                onDown={() => move(index, index + 1)}
                onRemove={() => setRemoving(index)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <Button
        variant="outline"
        disabled={fields.length >= MAX_STOPS}
        onClick={() => append(emptyStop(), { focusName: `stops.${fields.length}.location_name` })}
      >
        <Plus size={18} aria-hidden="true" />
        Add stop
      </Button>
      <ConfirmDialog
        open={removing !== null}
        title={`Remove stop ${(removing ?? 0) + 1}`}
        action="Remove"
        danger
        onConfirm={async () => {
          if (removing !== null) remove(removing);
          return null;
        }}
        onClose={() => setRemoving(null)}
      >
        <p>{tourEditorTexts.removeStop}</p>
      </ConfirmDialog>
    </section>
  );
}
