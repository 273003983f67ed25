/** When the documents of the tests were made. */
export const created = new Date('2026-11-01T09:00:00Z');
