import type { ComponentProps } from 'react';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './cards.module.css';

type TitledCardProps = ComponentProps<typeof Card> & { readonly title: string };

/** A card of a booking's or a party's page, below its title. */
export function TitledCard({ title, className, children, ...card }: TitledCardProps) {
  return (
    <Card {...card} className={classes(styles.card, className)}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </Card>
  );
}
