import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Everything the launcher generates: jars, logs, the functions' local settings. Ignored by git. */
export const generated = join(root, '.emulators');

/**
 * What is built for this machine, apart from the folders that a deploy uploads: the site, and the functions with the site's
 * server bundle beside them (web/vite.config.ts).
 */
export const builds = { site: join(generated, 'build', 'site'), functions: join(generated, 'build', 'functions') };

/** What each child process printed, one file each. */
export const logs = join(generated, 'logs');
