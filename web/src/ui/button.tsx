import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';
import { classes } from './classes.ts';

type Look = {
  /**
   * primary: the one main action (yellow); ink: strong on paper; spray: the neighbourhood's colour.
   */
  readonly variant?: 'primary' | 'outline' | 'ink' | 'spray' | 'danger' | undefined;
  readonly size?: 'normal' | 'small' | undefined;
  readonly wide?: boolean | undefined;
  /** Tilted, as if pasted on the wall; not for forms. */
  readonly stuck?: boolean | undefined;
};

const look = ({ variant = 'primary', size = 'normal', wide, stuck }: Look) =>
  classes(
    styles.button,
    variant !== 'primary' && styles[variant],
    size === 'small' && styles.small,
    wide && styles.wide,
    stuck && styles.stuck,
  );

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Shows that the action is under way and ignores a second click. */
  readonly busy?: boolean;
}

export function Button({ variant, size, wide, stuck, busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      className={classes(look({ variant, size, wide, stuck }), className)}
    >
      {busy && <span className={styles.busy} aria-hidden="true" />}
      <span className={styles.label}>{children}</span>
    </button>
  );
}

type LinkButtonProps = Look & ComponentProps<typeof Link>;

export function LinkButton({ variant, size, wide, stuck, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classes(look({ variant, size, wide, stuck }), className)} />;
}
