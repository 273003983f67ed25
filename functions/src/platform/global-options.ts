import { setGlobalOptions } from 'firebase-functions/v2/options';
import { SMALL } from './machines.ts';
import { REGION } from './region.ts';

// Functions read these when they are defined, and an exporting module's own body runs after the modules it exports from:
// so this is a module, imported before any other. Secrets are not among them: each function binds its own.
setGlobalOptions({ region: REGION, memory: '512MiB', ...SMALL });
