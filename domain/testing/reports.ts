import type { Report, ReportCase } from '../reports/index.ts';
import { created } from './created.ts';

/** A photo that one visitor reported as sexual, and that hides until a person has looked. */
export function aReportCase(given: Partial<ReportCase> = {}): ReportCase {
  return {
    kind: 'photo',
    thing_id: '3f9a01bc-77aa-8000-9000-0123456789ab',
    title: 'Crane, Off Duty',
    text: '',
    image_url: null,
    path: '/contest/submission/crane-off-duty-3f9a01bc-77aa-8000-9000-0123456789ab',
    artist: null,
    status: 'open',
    reasons: { child: 1 },
    reports: 1,
    opened_at: created,
    last_at: created,
    hidden: true,
    judged_fine: [],
    decision: null,
    appeal: null,
    final: null,
    ...given,
  };
}

export function aReport(given: Partial<Report> = {}): Report {
  return {
    number: 'R-7K3M9Q',
    case_id: 'photo_3f9a01bc-77aa-8000-9000-0123456789ab',
    reason: 'child',
    words: 'Look at the left corner',
    email: 'pat@example.com',
    reporter: 'r',
    network: 'n',
    hid: true,
    upheld: null,
    created_at: created,
    ...given,
  };
}
