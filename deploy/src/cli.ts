import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const lib = join(dirname(require.resolve('firebase-tools/package.json')), 'lib');

/**
 * Loads one of the CLI's own modules, so the checks here and `firebase deploy` give the same
 * answer.
 */
export const cliModule = (path: string): unknown => require(join(lib, path));
