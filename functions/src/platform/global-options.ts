import { setGlobalOptions } from 'firebase-functions/v2/options';
import { SMALL } from './machines.ts';
import { REGION } from './region.ts';

// A function reads these options when it is defined. A module's own body runs after the modules
// that it re-exports. So the options are in a module that is imported before all others. Secrets
// are not among them: each function binds its own.
setGlobalOptions({ region: REGION, memory: '512MiB', ...SMALL });
