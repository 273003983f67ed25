import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const lib = join(dirname(require.resolve('firebase-tools/package.json')), 'lib');

/** One of the modules that `firebase deploy` itself is made of: what is asked of it here is then no second opinion. */
export const cliModule = (path: string): unknown => require(join(lib, path));
