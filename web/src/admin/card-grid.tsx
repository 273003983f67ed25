import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../ui/button.tsx';
import type { Spray } from '../ui/spray.ts';
import styles from './card-grid.module.css';

export const cardGrid = styles.grid;

export function NewItemBar({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <div className={styles.bar}>
      <LinkButton to={to}>
        <Plus size={18} aria-hidden="true" />
        {label}
      </LinkButton>
    </div>
  );
}

type ItemCardProps = {
  readonly name: string;
  readonly spray: Spray;
  readonly badges: ReactNode;
  readonly children: ReactNode;
  readonly actions: ReactNode;
};

export function ItemCard({ name, spray, badges, children, actions }: ItemCardProps) {
  return (
    <article className={styles.card} data-spray={spray} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        {badges}
      </div>
      {children}
      <div className={styles.actions}>{actions}</div>
    </article>
  );
}

type ItemProps = {
  /** The item's name, which tells its links and buttons from those of the other cards. */
  readonly name: string;
};

export function ViewLink({ name, to }: ItemProps & { readonly to: string }) {
  return (
    <LinkButton size="small" variant="outline" to={to} target="_blank" aria-label={`View ${name}`}>
      View
    </LinkButton>
  );
}

type EditAndDeleteProps = ItemProps & {
  readonly edit: string;
  readonly onDelete: () => void;
};

export function EditAndDelete({ name, edit, onDelete }: EditAndDeleteProps) {
  return (
    <>
      <LinkButton size="small" to={edit} aria-label={`Edit ${name}`}>
        Edit
      </LinkButton>
      <Button size="small" variant="danger" onClick={onDelete} aria-label={`Delete ${name}`}>
        Delete
      </Button>
    </>
  );
}
