import { type Picture, plainAddress, srcsetOf } from '@streetlore/domain/contest';
import { type ComponentProps, useState } from 'react';

interface PhotoProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  readonly picture: Picture;
  /** The width of the photo on the page, as `sizes` of an image. */
  readonly sizes: string;
  readonly alt: string;
  /** Fetches the photo at once, because it is at the top of the page. */
  readonly first?: boolean;
}

/** A visitor's photo. A blurred placeholder keeps its room until the photo has loaded. */
export function Photo({ picture, sizes, alt, first = false, style, ...rest }: PhotoProps) {
  const [isThere, setThere] = useState(false);
  const avif = srcsetOf(picture, 'avif');
  const standIn = isThere ? undefined : { background: `url("${picture.placeholder}") center / cover` };
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={first ? 'high' : 'auto'}
        {...rest}
        alt={alt}
        srcSet={srcsetOf(picture, 'webp')}
        sizes={sizes}
        src={plainAddress(picture)}
        width={picture.width}
        height={picture.height}
        style={{ ...style, ...standIn }}
        onLoad={() => setThere(true)}
      />
    </picture>
  );
}
