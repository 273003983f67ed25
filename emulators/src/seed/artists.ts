import type { Artist } from '@streetlore/domain/artist';

/** Made-up artists. Nobody of these names has painted a wall in London. */
export const seedArtists = {
  tilda: { name: 'Tilda Brickwell', link: 'https://tilda-brickwell.test' },
  oswin: { name: 'Oswin Pikelet', link: null },
  grout: { name: 'Grout & Daughters', link: 'https://grout-daughters.test' },
  mothlight: { name: 'Mothlight Collective', link: null },
  unknown: { name: null, link: null },
} as const satisfies Readonly<Record<string, Artist>>;
