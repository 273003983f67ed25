import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

const file = fileURLToPath(new URL('../start-after-paint.ts', import.meta.url));
const NAME = 'start-after-paint.js';

/**
 * Builds start-after-paint.ts by itself. Server-rendered documents name it (domain/page, fillPage).
 */
export function startScript(): Plugin {
  return {
    name: 'streetlore:start-script',
    apply: 'build',
    async buildStart() {
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false });
      this.emitFile({ type: 'asset', name: NAME, source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const script = Object.values(bundle ?? {}).find((file) => file.type === 'asset' && file.names.includes(NAME));
        if (!script) throw new Error(`The bundle holds no ${NAME}`);
        return html.replace('<script type="module"', `$& data-start="/${script.fileName}"`);
      },
    },
  };
}
