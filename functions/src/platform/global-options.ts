import { setGlobalOptions } from 'firebase-functions/v2';
import { allSecrets } from './config.ts';
import { REGION } from './region.ts';

// Functions read these when they are defined, and an exporting module's own body runs after the modules it exports from:
// so this is a module, imported before any other.
setGlobalOptions({ region: REGION, secrets: allSecrets, maxInstances: 20, memory: '512MiB' });
