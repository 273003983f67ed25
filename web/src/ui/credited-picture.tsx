import { objectPosition, type Photograph } from '@streetlore/domain/picture';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './credited-picture.module.css';

interface CreditedPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  readonly picture: Photograph;
  readonly alt: string;
  /** The class of the picture together with its credit. */
  readonly frame?: string | undefined;
}

/** A picture that an admin chose, cut around what must stay visible, and who made it. */
export function CreditedPicture({ picture, alt, frame, ...rest }: CreditedPictureProps) {
  const { image_url, image_credit, image_focus } = picture;
  return (
    <figure className={classes(styles.frame, frame)}>
      <img {...rest} src={image_url} alt={alt} style={{ objectPosition: objectPosition(image_focus) }} />
      {image_credit && <figcaption className={styles.credit}>{image_credit}</figcaption>}
    </figure>
  );
}
