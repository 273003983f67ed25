import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../ui/classes.ts';
import styles from './screen.module.css';

type ScreenProps = {
  /** As wide as text that is read line by line. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
};

export function Screen({ narrow = false, children }: ScreenProps) {
  return <div className={classes(styles.screen, narrow && styles.narrow)}>{children}</div>;
}

/** The way from an item back to its list, at the top of a screen. */
export function BackLink(props: Pick<ComponentProps<typeof Link>, 'to' | 'children'>) {
  return <Link {...props} className={styles.back} />;
}
