import type { CSSProperties, ReactNode } from 'react';
import { classes } from './classes.ts';
import type { Spray } from './spray.ts';
import styles from './sticker.module.css';

type StickerProps = {
  readonly children: ReactNode;
  readonly spray?: Spray | undefined;
  /** Degrees; hovering straightens the sticker. */
  readonly tilt?: number;
  readonly className?: string | undefined;
};

export function Sticker({ children, spray, tilt = -2, className }: StickerProps) {
  return (
    <span
      className={classes(styles.sticker, className)}
      data-spray={spray}
      style={{ '--tilt': `${tilt}deg` } as CSSProperties}
    >
      {children}
    </span>
  );
}

type BadgeProps = {
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'good' | 'warn' | 'bad' | 'spray';
};

/** A straight label for states and facts. */
export function Badge({ children, tone = 'plain' }: BadgeProps) {
  return <span className={classes(styles.badge, tone !== 'plain' && styles[tone])}>{children}</span>;
}
