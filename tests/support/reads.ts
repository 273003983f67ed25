import type { Duplex } from 'node:stream';
import type { Firestore } from 'firebase-admin/firestore';

type Aggregation = { alias?: string | null; count?: object | null };
type Asked = {
  documents?: string[];
  structuredAggregationQuery?: { aggregations?: Aggregation[] };
};
type Answered = {
  document?: object | null;
  result?: { aggregateFields: Record<string, { integerValue?: string | number }> } | null;
};
type Stream = (method: string, bidirectional: boolean, request: Asked, tag: string) => Promise<Duplex>;

/**
 * Counts what Firestore would charge as reads
 * (https://cloud.google.com/firestore/pricing#operations):
 *
 * - each document, also one that does not exist
 * - one for a query that finds nothing
 * - one for every 1,000 index entries of an aggregation
 */
export function countingReads(db: Firestore) {
  let reads = 0;
  const raw = db as unknown as { requestStream: Stream };
  const original = raw.requestStream.bind(db);
  raw.requestStream = async (method, bidirectional, request, tag) => {
    const stream = await original(method, bidirectional, request, tag);
    if (method === 'batchGetDocuments') reads += request.documents?.length ?? 0;
    if (method === 'runQuery') tap(stream, (answers) => Math.max(1, answers.filter(({ document }) => document).length));
    if (method === 'runAggregationQuery') {
      const count = request.structuredAggregationQuery?.aggregations?.find((one) => one.count)?.alias ?? '';
      tap(stream, ([answer]) =>
        Math.max(1, Math.ceil(Number(answer?.result?.aggregateFields[count]?.integerValue ?? 0) / 1000)),
      );
    }
    return stream;
  };
  /**
   * Adds the reads of a stream's answers once the stream has ended. The SDK pipes the stream, so
   * this code sees its data where they are emitted.
   */
  const tap = (stream: Duplex, charged: (answers: Answered[]) => number) => {
    const answers: Answered[] = [];
    const emit = stream.emit.bind(stream);
    stream.emit = (event: string | symbol, ...args: unknown[]) => {
      if (event === 'data') answers.push(args[0] as Answered);
      if (event === 'end') reads += charged(answers);
      return emit(event, ...args);
    };
  };
  return {
    /** The reads that `work` makes. */
    async of(work: () => Promise<unknown>): Promise<number> {
      const before = reads;
      await work();
      return reads - before;
    },
  };
}
