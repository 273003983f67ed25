import type { ComponentProps } from 'react';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './cards.module.css';

type TitledCardProps = ComponentProps<typeof Card> & { readonly title: string };

export function TitledCard({ title, className, children, ...card }: TitledCardProps) {
  return (
    <Card {...card} className={classes(styles.card, className)}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </Card>
  );
}
