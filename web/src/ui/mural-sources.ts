/** The files of one of the site's walls (build/pictures.ts) as a `srcset`. */
export const muralSources = (name: string, widths: readonly number[], type: 'avif' | 'webp') =>
  widths.map((width) => `/art/${name}-${width}.${type} ${width}w`).join(', ');
