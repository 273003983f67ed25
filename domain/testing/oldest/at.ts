/** When the oldest documents were stored. */
export const oldAt = new Date('2026-09-01T09:00:00Z');
