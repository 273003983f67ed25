import type { ReportCase } from '../reports/schema.ts';
import { created } from './created.ts';

/** An open case of a photo with one report, 'It is my artwork'. */
export function aReportCase(given: Partial<ReportCase> = {}): ReportCase {
  return {
    kind: 'photo',
    thing_id: 'a-photo',
    title: 'Crane on Bacon Street',
    text: 'A crane four storeys high.',
    image_url: '/art/hero-800.webp',
    path: '/contest/submission/crane-a-photo',
    artist: null,
    status: 'open',
    reasons: { my_artwork: 1 },
    reports: 1,
    opened_at: created,
    last_at: created,
    hidden: false,
    judged_fine: [],
    decision: null,
    appeal: null,
    final: null,
    ...given,
  };
}
