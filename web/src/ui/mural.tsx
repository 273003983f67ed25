import type { ComponentProps } from 'react';
import { muralSources } from './mural-sources.ts';

interface MuralProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'width' | 'height'> {
  /** A picture of build/pictures.ts. */
  readonly name: string;
  readonly widths: readonly number[];
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly frame?: string | undefined;
}

export function Mural({ name, widths, sizes, frame, alt, ...rest }: MuralProps) {
  return (
    <picture className={frame}>
      <source type="image/avif" srcSet={muralSources(name, widths, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={muralSources(name, widths, 'webp')} sizes={sizes} />
      <img {...rest} src={`/art/${name}-${widths[widths.length - 1]}.webp`} alt={alt} />
    </picture>
  );
}
