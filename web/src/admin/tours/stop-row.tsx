import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useId } from 'react';
import { classes } from '../../ui/classes.ts';
import { StopFields, type StopFieldsProps } from './stop-fields.tsx';
import { StopHead } from './stop-head.tsx';
import { type StopMoves, StopTools } from './stop-tools.tsx';
import styles from './stops.module.css';

interface StopRowProps extends StopFieldsProps, StopMoves {
  /** The row's id, which stays the same while the row moves. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The way from the stop before. */
  readonly leg: { readonly from: number; readonly metres: number } | null;
}

/** The fields of a closed stop are only hidden, so that the form keeps and checks them. */
export function StopRow({ id, isOpen, onToggle, leg, onUp, onDown, onRemove, ...fields }: StopRowProps) {
  const { index, count, partners } = fields;
  const { setNodeRef, transform, transition, isDragging, ...sortable } = useSortable({ id });
  const body = useId();
  const number = index + 1;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classes(styles.stop, isDragging && styles.dragged)}
      aria-label={`Stop ${number}`}
    >
      <div className={styles.head}>
        <StopHead index={index} leg={leg} partners={partners} isOpen={isOpen} onToggle={onToggle} controls={body} />
        <StopTools number={number} count={count} sortable={sortable} onUp={onUp} onDown={onDown} onRemove={onRemove} />
      </div>
      <div id={body} hidden={!isOpen} className={styles.body}>
        <StopFields {...fields} />
      </div>
    </li>
  );
}
