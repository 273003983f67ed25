import type { CallLimit } from '../../functions/src/platform/call-limit.ts';
import { endpointSchema, type FunctionEndpoint } from './endpoint.ts';

type Definition = {
  __endpoint: unknown;
  who?: string | undefined;
  limit?: CallLimit | undefined;
  limitedBy?: string | undefined;
};

/** A function that a deploy makes, loaded from its source. */
export type DeployedFunction = Omit<Definition, '__endpoint'> & { name: string; endpoint: FunctionEndpoint };

/** Every function that a deploy makes, by name, as its definition in functions/src says. */
export async function deployedFunctions(): Promise<DeployedFunction[]> {
  // A trigger of Storage asks for the project's bucket when it is loaded.
  process.env.FIREBASE_CONFIG ??= JSON.stringify({ storageBucket: 'streetlore.firebasestorage.app' });
  const functions: Record<string, Definition> = await import('../../functions/src/index.ts');
  return Object.entries(functions)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { __endpoint, who, limit, limitedBy }]) => {
      // The CLI reads an endpoint as JSON.
      const endpoint = endpointSchema.parse(JSON.parse(JSON.stringify(__endpoint)));
      return { name, endpoint, who, limit, limitedBy };
    });
}
