import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import styles from './card.module.css';
import { classes } from './classes.ts';
import type { Spray } from './spray.ts';

interface CardProps extends ComponentProps<'div'> {
  readonly spray?: Spray | undefined;
}

export function Card({ spray, className, ...rest }: CardProps) {
  return <div {...rest} data-spray={spray} className={classes(styles.card, className)} />;
}

type TapedPhotoProps = {
  readonly photo: ReactNode;
  readonly caption?: ReactNode;
  /** Degrees. */
  readonly tilt?: number;
  readonly children?: ReactNode;
};

export function TapedPhoto({ photo, caption, tilt = 0, children }: TapedPhotoProps) {
  return (
    <figure
      className={styles.photo}
      style={{ '--tilt': `${tilt}deg`, '--tape-tilt': `${-tilt * 1.5}deg` } as CSSProperties}
    >
      {photo}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      {children}
    </figure>
  );
}
