/**
 * What runs a function. Cloud Run adds up the CPU of all instances of a region, and a new project has 20 vCPU: so a function has
 * a fraction of one unless many people call it at once. `gcf_gen1` is the fraction that goes with its memory
 * (https://firebase.google.com/docs/functions/manage-functions#set_runtime_options); below one CPU an instance takes one request at
 * a time. `npm run preflight` adds all of it up (deploy/src/checks/cpu.ts).
 */
export const SMALL = { cpu: 'gcf_gen1', concurrency: 1, maxInstances: 2 } as const;

/** For what visitors, players and vendors call at any moment: one CPU, which serves 80 requests side by side. */
export const SHARED = { cpu: 1, concurrency: 80, maxInstances: 4 } as const;

/** For what many visitors call, each for a moment. */
export const MANY = { ...SMALL, maxInstances: 10 } as const;
