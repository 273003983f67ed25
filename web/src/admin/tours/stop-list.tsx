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
import { artistWarning, emptyStop, sofaWarning, tourDistances, tourEditorTexts } from '@streetlore/domain/tour';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import frame from '../editor/editor.module.css';
import type { TourValues } from './data.ts';
import { StopsMap } from './map/stops-map.tsx';
import { StopRow } from './stop-row.tsx';
import { stopTexts as texts } from './stop-texts.ts';
import styles from './stops.module.css';
import { useNamedStop, useOpenStops } from './use-open-stops.ts';

type StopListProps = {
  readonly claimId: (name: string) => string;
  readonly partners: readonly WithId<Partner>[];
  readonly fault: string | undefined;
};

/** A stop's number is its place: dragging or buttons move it. */
export function StopList({ claimId, partners, fault }: StopListProps) {
  const { control } = useFormContext<TourValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'stops' });
  const distances = useWatch<TourValues, 'stops', TourValues, ReturnType<typeof tourDistances>>({
    name: 'stops',
    compute: tourDistances,
  });
  const warning = useWatch<TourValues, 'stops', TourValues, string | null>({ name: 'stops', compute: sofaWarning });
  const unnamed = useWatch<TourValues, 'stops', TourValues, string | null>({ name: 'stops', compute: artistWarning });
  const list = useRef<HTMLOListElement>(null);
  const named = useNamedStop(list);
  const open = useOpenStops(
    fields.map(({ id }) => id),
    named,
  );
  /** The id of the stop that the next press on the map sets. */
  const [chosen, setChosen] = useState<string | null>(null);
  const map = useRef<HTMLElement>(null);
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
  const add = () => {
    append(emptyStop(), { focusName: `stops.${fields.length}.location_name` });
    open.openAppended();
  };
  const chosenNumber = fields.findIndex(({ id }) => id === chosen) + 1 || null;
  return (
    <>
      <section aria-label="Stops" className={styles.stops}>
        <div className={styles.top}>
          <h2 className={frame.legend}>Stops</h2>
          {fields.length > 0 && (
            <Button size="small" variant="outline" onClick={open.toggleAll}>
              {open.areAllOpen ? texts.closeAll : texts.openAll}
            </Button>
          )}
        </div>
        {fault && (
          <p role="alert" tabIndex={-1} className={frame.failure}>
            {fault}
          </p>
        )}
        <p className={styles.inAll}>{fields.length === 0 ? texts.none : texts.inAll(distances)}</p>
        <output className={styles.warning}>{warning}</output>
        <output className={styles.warning}>{unnamed}</output>
        <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
          <SortableContext items={fields} strategy={verticalListSortingStrategy}>
            <ol ref={list} className={styles.list}>
              {fields.map(({ id }, index) => (
                <StopRow
                  key={id}
                  id={id}
                  index={index}
                  count={fields.length}
                  partners={partners}
                  claimId={claimId}
                  leg={distances.legs[index] ?? null}
                  isOpen={open.isOpen(id)}
                  onToggle={() => open.toggle(id)}
                  onMap={() => {
                    setChosen(id);
                    map.current?.focus();
                  }}
                  onUp={() => move(index, index - 1)}
                  onDown={() => move(index, index + 1)}
                  onRemove={() => setRemoving(index)}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
        <Button variant="outline" disabled={fields.length >= MAX_STOPS} onClick={add}>
          <Plus size={18} aria-hidden="true" />
          Add stop
        </Button>
      </section>
      {fields.length > 0 && (
        <StopsMap
          box={map}
          chosen={chosenNumber}
          onChoose={(number) => setChosen(number === null ? null : (fields[number - 1]?.id ?? null))}
        />
      )}
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
    </>
  );
}
