import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Everything that the launcher generates: jars, logs, the functions' local settings. Git ignores
 * this folder.
 */
export const generated = join(root, '.emulators');

/**
 * The builds for this machine: the site, and the functions with the site's server bundle beside
 * them (web/vite.config.ts). They are not in the folders that a deploy uploads.
 */
export const builds = { site: join(generated, 'build', 'site'), functions: join(generated, 'build', 'functions') };

/** The output of the child processes, one file each. */
export const logs = join(generated, 'logs');
