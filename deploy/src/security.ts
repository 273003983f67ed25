import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.ts';
import { securityPage } from './security/page.ts';

/**
 * `npm run security`: writes docs/security.md anew from the functions, the rules, the limits and
 * the pages.
 */

writeFileSync(join(root, 'docs', 'security.md'), await securityPage());
