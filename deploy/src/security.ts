import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.ts';
import { accessPage } from './security/page.ts';

/**
 * `npm run security`: writes docs/access.md anew from the functions, the rules and the pages.
 */

writeFileSync(join(root, 'docs', 'access.md'), await accessPage());
