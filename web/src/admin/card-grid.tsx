import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../ui/button.tsx';
import type { Spray } from '../ui/spray.ts';
import styles from './card-grid.module.css';

/** The class of a list, or of what stands in for it while it loads, whose items are cards. */
export const cardGrid = styles.grid;

/** The bar above a grid, with the way to the editor of a new item. */
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
  /** What the card says about the item, between its name and the actions. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
};

/** A card of the grid: an item's name, what is known about it, and what an admin can do with it. */
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

/** Opens the item's public page in a new tab. */
export function ViewLink({ name, to }: ItemProps & { readonly to: string }) {
  return (
    <LinkButton size="small" variant="outline" to={to} target="_blank" aria-label={`View ${name}`}>
      View
    </LinkButton>
  );
}

type EditAndDeleteProps = ItemProps & {
  /** The address of the item's editor. */
  readonly edit: string;
  readonly onDelete: () => void;
};

/** The last two actions of every card. */
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
