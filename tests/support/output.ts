import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where test runs leave their reports; ignored by git. */
export const output = join(root, 'tests', 'output');
