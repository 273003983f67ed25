import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './surface.module.css';

interface SurfaceProps extends ComponentProps<'section'> {
  readonly material: 'brick' | 'paper' | 'kraft' | 'white';
  /** Lets the sheet overlap what is above it with a torn edge. */
  readonly torn?: boolean;
  /** No room above and below. */
  readonly flush?: boolean;
}

/** A full-width strip of the wall, its content centred at the page's width. Sets the text, line and focus colours. */
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
