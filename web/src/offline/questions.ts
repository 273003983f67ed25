import { answers, connection, lose, lostAt } from './connection.ts';

/** When the server was last asked, on the page's own clock (ms). */
let askedAt = 0;

/**
 * Notes that the server is asked something now. Call the returned function when no answer has come:
 * the connection then counts as lost since the question, unless something else was answered
 * meanwhile. A browser does not know this: a line may accept everything and carry nothing.
 * @param waited how long (ms) the page has been without an answer already
 * @returns whether the connection now counts as lost
 */
export function noteQuestion(waited = 0): () => boolean {
  const [before, at] = [answers.count, Date.now() - waited];
  return () => {
    if (answers.count === before) lose(at);
    return isLost();
  };
}

/** Until some time after this, nothing else need ask whether the server still answers. */
export function noteAsked(): void {
  askedAt = performance.now();
}

/** Whether the server has been silent for `ms`. A yes counts as the question that it asks for. */
export function isQuietFor(ms: number): boolean {
  if (performance.now() - Math.max(askedAt, answers.at) < ms) return false;
  noteAsked();
  return true;
}

/** Whether the connection is lost, even for too short a time to be told. */
export const isLost = (): boolean => lostAt !== null;

/**
 * Whether waiting for an answer is useless: the page says that there is no connection, or the
 * browser is offline and has had no answer so far.
 */
export const isHopeless = (): boolean => connection().status !== 'live' || (!navigator.onLine && answers.count === 0);
