import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Everything the launcher generates: jars, logs, the functions' local settings. Ignored by git. */
export const generated = join(root, '.emulators');

/** What each child process printed, one file each. */
export const logs = join(generated, 'logs');
