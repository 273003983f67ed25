/**
 * The machine of most functions: a fraction of a CPU. Cloud Run adds up the CPU of all instances in
 * a region, and a new project has 20 vCPU. So only a function that many people call at once gets a
 * whole CPU. `gcf_gen1` is the fraction that goes with the function's memory
 * (https://firebase.google.com/docs/functions/manage-functions#set_runtime_options). With less than
 * one CPU an instance handles one request at a time. `npm run preflight` adds up all functions
 * (deploy/src/checks/cpu.ts).
 */
export const SMALL = { cpu: 'gcf_gen1', concurrency: 1, maxInstances: 2 } as const;

/**
 * For functions that visitors, players and vendors may call at any moment: one CPU, which handles
 * 80 requests at the same time.
 */
export const SHARED = { cpu: 1, concurrency: 80, maxInstances: 4 } as const;

/** For functions that many visitors call, each for a short time. */
export const MANY = { ...SMALL, maxInstances: 10 } as const;
