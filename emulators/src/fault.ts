/**
 * An error that a person can put right. The message is one sentence: what is wrong and what to do.
 */
export class Fault extends Error {
  override name = 'Fault';
}
