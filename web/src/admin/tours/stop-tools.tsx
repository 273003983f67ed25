import type { useSortable } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import styles from './stops.module.css';

export type StopMoves = {
  readonly onUp: () => void;
  readonly onDown: () => void;
  readonly onRemove: () => void;
};

interface StopToolsProps extends StopMoves {
  readonly number: number;
  readonly count: number;
  readonly sortable: Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>;
}

/** The grip drags the stop. With the keyboard, Space takes it and the arrow keys move it. */
export function StopTools({ number, count, sortable, onUp, onDown, onRemove }: StopToolsProps) {
  return (
    <div className={styles.tools}>
      <button
        type="button"
        ref={sortable.setActivatorNodeRef}
        className={styles.grip}
        {...sortable.attributes}
        {...sortable.listeners}
        aria-label={`Drag stop ${number}`}
      >
        <GripVertical size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.icon}
        aria-label={`Move stop ${number} up`}
        disabled={number === 1}
        onClick={onUp}
      >
        <ArrowUp size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.icon}
        aria-label={`Move stop ${number} down`}
        disabled={number === count}
        onClick={onDown}
      >
        <ArrowDown size={18} aria-hidden="true" />
      </button>
      <button type="button" className={styles.icon} aria-label={`Remove stop ${number}`} onClick={onRemove}>
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
