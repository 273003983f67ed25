/** Something a person can put right. The message is the one sentence that says what is wrong and what to do. */
export class Fault extends Error {
  override name = 'Fault';
}
