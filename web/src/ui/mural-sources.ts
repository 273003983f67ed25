/** The `srcset` of one of the site's murals (build/pictures.ts). */
export const muralSources = (name: string, widths: readonly number[], type: 'avif' | 'webp') =>
  widths.map((width) => `/art/${name}-${width}.${type} ${width}w`).join(', ');
