import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The folder for the reports of test runs. Git ignores it. */
export const output = join(root, 'tests', 'output');
