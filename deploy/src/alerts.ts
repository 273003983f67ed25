import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { alertFiles } from './alert-files.ts';
import { root } from './project.ts';

/** `npm run alerts`: writes deploy/alerts anew from System Health's definitions (domain/health). */

const folder = join(root, 'deploy', 'alerts');
rmSync(folder, { recursive: true, force: true });
for (const [path, text] of alertFiles) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
console.log(`${alertFiles.size} files in deploy/alerts; docs/deploy.md, 'Alerts', applies them.`);
