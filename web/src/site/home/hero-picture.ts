/**
 * The built document asks for it before scripts do (web/src/server-rendering/build/prerender.ts).
 */
export const heroPicture = {
  name: 'hero',
  widths: [480, 800, 1200],
  sizes: '(width < 60rem) 92vw, 640px',
} as const;
