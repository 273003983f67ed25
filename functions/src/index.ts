import { setGlobalOptions } from 'firebase-functions/v2';
import { allSecrets } from './platform/config.ts';
import { REGION } from './platform/runtime.ts';

setGlobalOptions({ region: REGION, secrets: allSecrets, maxInstances: 20, memory: '256MiB' });
