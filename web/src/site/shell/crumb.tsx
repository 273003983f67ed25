import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BackArrow } from '../../ui/back-arrow.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './crumb.module.css';

type CrumbProps = {
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export function Crumb({ to, className, children }: CrumbProps) {
  return (
    <p className={classes(styles.crumb, className)}>
      <Link to={to}>
        <BackArrow />
        {children}
      </Link>
    </p>
  );
}
