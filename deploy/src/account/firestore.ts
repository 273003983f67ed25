import * as z from 'zod/mini';
import { type Indexes, indexName, type TtlField } from '../checks/firestore.ts';
import type { Finding } from './finding.ts';
import type { AskGoogle } from './google.ts';

const database = (project: string) => `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;

/**
 * Firestore API, databases.get:
 * https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases
 */
export async function checkDatabase(ask: AskGoogle, project: string): Promise<Finding> {
  const schema = z.nullable(z.looseObject({ locationId: z.string(), type: z.string() }));
  const found = z.parse(schema, await ask(database(project)));
  const isNear = found !== null && ['eur3', 'europe-west2'].includes(found.locationId);
  return {
    what: 'Firestore',
    found: found ? `${found.type} in ${found.locationId}` : 'missing',
    faults: [
      ...(found ? [] : ['There is no Firestore database: create (default) in eur3 or europe-west2.']),
      ...(found && found.type !== 'FIRESTORE_NATIVE'
        ? [`Firestore is in the mode ${found.type}: it must be native.`]
        : []),
      ...(found && !isNear ? [`Firestore is in ${found.locationId}, far from the functions in europe-west2.`] : []),
    ],
  };
}

const field = z.looseObject({
  fieldPath: z.string(),
  order: z.optional(z.enum(['ASCENDING', 'DESCENDING'])),
  arrayConfig: z.optional(z.literal('CONTAINS')),
});

/** Firestore API, collectionGroups.indexes.list. The server adds `__name__` to every index. */
export async function checkIndexes(
  ask: AskGoogle,
  project: string,
  { indexes }: Pick<Indexes, 'indexes'>,
): Promise<Finding> {
  const schema = z.looseObject({
    indexes: z.optional(
      z.array(
        z.looseObject({
          name: z.string(),
          queryScope: z.enum(['COLLECTION', 'COLLECTION_GROUP']),
          fields: z.array(field),
          state: z.string(),
        }),
      ),
    ),
  });
  const said = z.parse(schema, await ask(`${database(project)}/collectionGroups/-/indexes?pageSize=1000`));
  const states = new Map(
    (said.indexes ?? []).map(({ name, queryScope, fields, state }) => {
      const collectionGroup = /\/collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? '';
      const own = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
      return [indexName({ collectionGroup, queryScope, fields: own }), state];
    }),
  );
  const wanted = indexes.map((index) =>
    indexName({ ...index, fields: index.fields.filter(({ fieldPath }) => fieldPath !== '__name__') }),
  );
  return {
    what: 'Composite indexes',
    found: `${wanted.filter((name) => states.get(name) === 'READY').length} of ${wanted.length} ready`,
    faults: wanted
      .filter((name) => states.get(name) !== 'READY')
      .map(
        (name) => `The index ${name} is ${states.get(name) ?? 'missing'}: queries that need it fail until it is READY.`,
      ),
  };
}

/** Firestore API, collectionGroups.fields.list: https://firebase.google.com/docs/firestore/ttl */
export async function checkTtl(ask: AskGoogle, project: string, ttlFields: readonly TtlField[]): Promise<Finding> {
  const schema = z.looseObject({
    fields: z.optional(
      z.array(
        z.looseObject({ name: z.string(), ttlConfig: z.optional(z.looseObject({ state: z.optional(z.string()) })) }),
      ),
    ),
  });
  const url = `${database(project)}/collectionGroups/-/fields?filter=${encodeURIComponent('ttlConfig:*')}&pageSize=1000`;
  const { fields = [] } = z.parse(schema, await ask(url));
  const stateOf = ({ collectionGroup, fieldPath }: TtlField) =>
    fields.find(({ name }) => name.endsWith(`/collectionGroups/${collectionGroup}/fields/${fieldPath}`))?.ttlConfig
      ?.state;
  return {
    what: 'TTL policies',
    found: `${ttlFields.filter((ttl) => stateOf(ttl) === 'ACTIVE').length} of ${ttlFields.length} active`,
    faults: ttlFields
      .filter((ttl) => stateOf(ttl) !== 'ACTIVE')
      .map((ttl) => `The TTL policy of ${ttl.collectionGroup}.${ttl.fieldPath} is ${stateOf(ttl) ?? 'missing'}.`),
  };
}
