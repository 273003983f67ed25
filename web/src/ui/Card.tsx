import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import styles from './Card.module.css';
import { classes } from './classes.ts';
import type { Spray } from './spray.ts';

interface CardProps extends ComponentProps<'div'> {
  readonly spray?: Spray | undefined;
  /** Without the hard shadow: inside other cards, and in the back office. */
  readonly plain?: boolean;
}

/** White card with an ink border and a hard shadow in the neighbourhood's colour. */
export function Card({ spray, plain = false, className, ...rest }: CardProps) {
  return <div {...rest} data-spray={spray} className={classes(styles.card, plain && styles.plain, className)} />;
}

interface TapedPhotoProps {
  readonly src: string;
  readonly alt: string;
  /** Hand-written under the picture. */
  readonly caption?: ReactNode;
  /** Degrees. */
  readonly tilt?: number;
  readonly children?: ReactNode;
  readonly image?: ComponentProps<'img'>;
}

/** A photo taped to the wall, tilted; hovering straightens it. */
export function TapedPhoto({ src, alt, caption, tilt = 0, children, image }: TapedPhotoProps) {
  return (
    <figure
      className={styles.photo}
      style={{ '--tilt': `${tilt}deg`, '--tape-tilt': `${-tilt * 1.5}deg` } as CSSProperties}
    >
      <img
        loading="lazy"
        decoding="async"
        width="640"
        height="480"
        {...image}
        className={styles.picture}
        src={src}
        alt={alt}
      />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      {children}
    </figure>
  );
}
