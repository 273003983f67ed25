import type { Plugin } from 'vite';

/** Makes the browser fetch the two fonts of the first screen while it still parses the page. */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'streetlore:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2') && names.some((name) => file.includes(name)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head-prepend' as const,
          }));
      },
    },
  };
}
