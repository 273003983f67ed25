import { actionName } from '@streetlore/domain/audit';
import { defaultHuntSettings, scoring, templateKinds } from '@streetlore/domain/hunt';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../testing/words.tsx';
import { AdminRow } from './admin-row.tsx';
import { auditColumns, Details } from './audit-log.tsx';
import { HuntSettingsForm } from './hunt-settings-form.tsx';
import { TemplateList } from './templates.tsx';

const at = new Date('2026-11-05T09:30:00Z');
const words = (page: React.ReactElement) => wordsOf(renderToString(page));

describe('the templates', () => {
  const list = words(
    <TemplateList
      site="streetlore.london"
      settings={{ expiry_hours: 48, scoring: { ...scoring, hint: 20 }, nudges: true, opinions_a_day: 2000 }}
    />,
  );

  test('include all of the spec’s kinds, each with its size', () => {
    expect(templateKinds).toEqual(
      'welcome, location, location_with_clue, clue, hint, correct, reward_with_pause, wrong, partner_offer, completion, broadcast'.split(
        ', ',
      ),
    );
    expect(list.match(/\d+ characters, [12] segments?, GSM-7/g)).toHaveLength(11);
  });
  test.each([
    'your Color & Vinyl Tour is booked! It begins at Ebor Street. Reply START',
    'within 48 hours of purchase, or it expires.',
    'Stop 1/2: Ebor Street',
    'Hint: Count on the left wing only. 20 points off.',
    'Correct! Stop 2/2: Sclater Street',
    'Then reply CLAIMED, or CONTINUE to skip.',
    'Not quite. Find the crane',
    '10% off any coffee. Show this, valid for 24 hours.',
    "You've finished the Color & Vinyl Tour!",
    'streetlore.london/leaderboard',
  ])('say: %s', (text) => expect(list).toContain(text));
});

describe('a row of an admin', () => {
  const line = {
    id: 'a',
    email: 'jo@streetlore.test',
    status: 'active',
    granted_at: at,
    granted_by: null,
    revoked_at: null,
    revoked_by: null,
  } as const;
  const props = {
    isOwn: false,
    isLast: false,
    onRevoke: () => undefined,
    onRemoveFactor: () => undefined,
    onGrant: async () => undefined,
  };

  test('has a revoke button with the admin’s name, except for the last admin', () => {
    expect(renderToString(<AdminRow line={line} {...props} />)).toMatch(/aria-label="Revoke jo@streetlore\.test"/);
    const last = renderToString(<AdminRow line={line} {...props} isOwn isLast />);
    expect(last).toMatch(/disabled/);
    expect(last).toContain('The last admin cannot be revoked');
    expect(last).toContain('>You<');
  });
  test('has a phone that other admins can remove, and its owner cannot', () => {
    const enrolled = { ...line, second_factor: true };
    expect(renderToString(<AdminRow line={enrolled} {...props} />)).toContain('Remove the phone of jo@streetlore.test');
    expect(renderToString(<AdminRow line={enrolled} {...props} isOwn />)).not.toContain('Remove');
    expect(renderToString(<AdminRow line={line} {...props} />)).not.toContain('Remove');
  });
  test('shows when the role was revoked, and offers to grant it again', () => {
    const revoked = words(<AdminRow line={{ ...line, status: 'revoked', revoked_at: at }} {...props} />);
    expect(revoked).toMatch(/Revoked 5 Nov 2026.*Grant again/);
  });
});

test('the hunt settings show the defaults of design: 24 hours, 2,000 opinions, 100, 50 within 30 minutes, 10, 15 and 20', () => {
  const form = renderToString(<HuntSettingsForm settings={defaultHuntSettings} />);
  expect([...form.matchAll(/value="(\d+)"/g)].map(([, value]) => value)).toEqual([
    ...['24', '2000', '100', '50', '30', '10', '15', '20'],
  ]);
  expect(form).toContain('A stop solved in 10 minutes after one hint earns 118 points.');
});

test('an audit entry shows the admin or the schedule, the action, the document and the details', () => {
  const entry = {
    id: 'e',
    actor_uid: 'schedule',
    actor_email: null,
    action: 'test_sms_sent',
    target: 'tours/a',
    detail: { before: { hours: 24 }, title: 'Walls' },
    at,
  };
  const rowOf = (given: Partial<typeof entry> = {}) =>
    words(
      <div>
        {auditColumns.map(({ id, cell }) => (
          <p key={id}>{cell({ ...entry, ...given })}</p>
        ))}
      </div>,
    );
  const row = rowOf();
  expect(row).toMatch(/5 Nov 2026.*Scheduled task.*Test SMS sent.*tours\/a.*Details.*before.*"hours": 24.*Walls/);
  // The log does not show the account of a visitor's browser.
  const moved = rowOf({ actor_uid: 'Xy12', action: 'booking_moved', target: 'settings/a' });
  expect(moved).toContain('A visitor, by the link');
  expect(moved).not.toContain('Xy12');
  expect(renderToString(<Details detail={{}} />)).toBe('');
  expect(actionName('hunt_stop_skipped')).toBe('Hunt stop skipped');
});
