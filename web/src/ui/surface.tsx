import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './surface.module.css';

interface SurfaceProps extends ComponentProps<'section'> {
  readonly material: 'brick' | 'paper' | 'kraft' | 'white';
  readonly torn?: boolean;
  readonly flush?: boolean;
}

/** A full-width strip of the wall. It sets the colours of text, lines and focus. */
export function Surface({ material, torn = false, flush = false, className, children, ...rest }: SurfaceProps) {
  return (
    <section
      {...rest}
      className={classes(styles.surface, styles[material], torn && styles.torn, flush && styles.flush, className)}
    >
      <div className={styles.inside}>{children}</div>
    </section>
  );
}
