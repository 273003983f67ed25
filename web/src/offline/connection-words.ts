import type { Connection } from './connection.ts';

const clock = (at: Date) => at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The connection as a text, with times in the reader's own time zone. */
export function connectionWords(connection: Connection): string {
  if (connection.status === 'live') return 'Live';
  if (connection.status === 'reconnecting') return 'Reconnecting...';
  return `Offline since ${clock(connection.since)}`;
}
