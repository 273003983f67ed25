/**
 * Preloaded into processes that use Firestore's server SDK. Writes each call as a line of JSON into
 * the file named by COUNT_CALLS_IN: the function, the call's shape, and what it is billed by. No
 * emulator counts this, and the counting proxy for browsers does not understand gRPC. calls.ts
 * reads the file.
 */
const Module = require('node:module');
const { appendFileSync } = require('node:fs');

const file = process.env.COUNT_CALLS_IN;
const fn = process.env.FUNCTION_TARGET ?? '';

const note = (call) => appendFileSync(file, `${JSON.stringify({ fn, ...call })}\n`);

/**
 * `count sms_messages(sent_at >=) limit 5`: the query without its values, so that the same question
 * always has the same name.
 */
function shapeOf(kind, { parent = '', structuredQuery: asked = {} }) {
  const [from = {}] = asked.from ?? [];
  const above = (parent.split('/documents/')[1] ?? '').split('/').filter((_, index) => index % 2 === 0);
  const path = [...above, from.collectionId].filter(Boolean).join('/');
  const conditions = conditionsOf(asked.where).join(', ');
  return `${kind} ${path}${from.allDescendants ? ' (group)' : ''}${conditions && ` (${conditions})`}`;
}

function conditionsOf(where) {
  if (!where) return [];
  if (where.compositeFilter) return where.compositeFilter.filters.flatMap(conditionsOf);
  const { field, op } = where.fieldFilter ?? where.unaryFilter;
  return [`${field.fieldPath} ${op}`];
}

const collectionOf = (name) =>
  name
    .split('/documents/')[1]
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');

/**
 * How each streamed method is billed: its name, and how many documents or counted entries one
 * answer means.
 */
const streamed = {
  batchGetDocuments: ({ documents = [] }) => ({
    call: {
      kind: 'get',
      shape: `get ${[...new Set(documents.map(collectionOf))].join(', ')}`,
      limit: documents.length,
    },
    entries: ({ found, missing }) => (found || missing ? 1 : 0),
  }),
  runQuery: (request) => ({
    call: {
      kind: 'query',
      shape: shapeOf('find', request),
      limit: request.structuredQuery?.limit?.value ?? null,
    },
    entries: ({ document }) => (document ? 1 : 0),
  }),
  runAggregationQuery: ({ parent, structuredAggregationQuery: asked }) => ({
    call: { kind: 'aggregation', shape: shapeOf('count', { parent, ...asked }), limit: null },
    entries: ({ result }) => {
      const counted = asked.aggregations.find(({ count }) => count);
      if (!counted) throw new Error('An aggregation without count() cannot be billed here');
      return Number(result?.aggregateFields?.[counted.alias]?.integerValue ?? 0);
    },
  }),
};

function countStreams(prototype) {
  const original = prototype.requestStream;
  prototype.requestStream = async function (method, bidirectional, request, tag) {
    const stream = await original.call(this, method, bidirectional, request, tag);
    const billed = streamed[method]?.(request);
    if (!billed) return stream;
    let entries = 0;
    let isNoted = false;
    const emit = stream.emit;
    stream.emit = function (event, ...args) {
      if (event === 'data') entries += billed.entries(args[0]);
      if (!isNoted && (event === 'end' || event === 'close')) {
        isNoted = true;
        note({ ...billed.call, entries });
      }
      return emit.call(this, event, ...args);
    };
    return stream;
  };
}

function countCommits(prototype) {
  const original = prototype.request;
  prototype.request = async function (method, request, ...rest) {
    const answer = await original.call(this, method, request, ...rest);
    if (method === 'commit' || method === 'batchWrite') {
      const writes = request.writes ?? [];
      const collections = writes.map((write) =>
        collectionOf(write.delete ?? write.update?.name ?? write.transform.document),
      );
      const deletes = writes.filter((write) => write.delete).length;
      const shape = `commit ${[...new Set(collections)].join(', ')}`;
      if (writes.length > 0) note({ kind: 'commit', shape, limit: null, entries: writes.length - deletes, deletes });
    }
    return answer;
  };
}

if (file) {
  const load = Module._load;
  let isCounted = false;
  Module._load = (request, parent, isMain) => {
    const loaded = load(request, parent, isMain);
    if (request === '@google-cloud/firestore' && !isCounted) {
      isCounted = true;
      countStreams(loaded.Firestore.prototype);
      countCommits(loaded.Firestore.prototype);
    }
    return loaded;
  };
}
