import { auditEntrySchema } from '@streetlore/domain/audit';
import { collections, documents } from '@streetlore/domain/paths';
import { queuedText, type SmsMessage, smsMessageSchema } from '@streetlore/domain/sms';
import { demoAdmin } from '../../config.ts';
import type { SeedLedger } from '../ledger.ts';

const HOUR = 3_600_000;

/**
 * Writes the texts that admins sent by hand: a test to their own phone, and a reply that could not
 * be delivered.
 */
export function writeAdminTexts(ledger: SeedLedger, now: Date): void {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const test = queuedText(
    {
      phone_number: '+447700900944',
      message_content:
        '[TEST] Hint: Look up, above the shutters.\nThis test was sent from the Streetlore admin dashboard.',
      message_type: 'hint',
      booking_id: null,
      tour_name: 'Color & Vinyl Tour',
      is_test: true,
    },
    ago(51),
  );
  write(ledger, { ...test, status: 'delivered' }, 'test_sms_sent', 'seed-test-text');
  const answer = queuedText(
    {
      phone_number: '+447700900945',
      message_content: 'Thanks for asking! Every hunt starts where its first clue stands. Book at any time of day.',
      message_type: 'answer',
      booking_id: null,
      tour_name: null,
    },
    ago(30),
  );
  const reason = { error_code: 30003, error_message: 'The phone is off or out of reach' };
  write(ledger, { ...answer, ...reason, status: 'failed', attempts: 3 }, 'player_answered', 'seed-answer');
}

function write(ledger: SeedLedger, text: SmsMessage, action: string, id: string): void {
  const target = `${collections.smsMessages}/${id}`;
  ledger.put(target, smsMessageSchema, { ...text, settled: true, attempts: Math.max(1, text.attempts) });
  ledger.put(documents.auditEntry(id), auditEntrySchema, {
    actor_uid: 'seed-admin',
    actor_email: demoAdmin.email,
    action,
    target,
    detail: {},
    at: text.sent_at,
  });
}
