import { describe, expect, test } from 'vitest';
import { deliveryReport, inboundText, sidIn } from './forms.ts';

const from = '+447700900101';

describe('the form for an inbound text', () => {
  test('gives what we need and ignores the rest', () => {
    expect(inboundText.parse({ MessageSid: 'SM1', From: from, NumSegments: 'x', Extra: '1' })).toEqual({
      sid: 'SM1',
      from,
      body: '',
      segments: 0,
      keyword: null,
    });
    expect(inboundText.parse({ MessageSid: 'SM1', From: from, NumSegments: '3' }).segments).toBe(3);
    expect(inboundText.parse({ MessageSid: 'SM1', From: `rcs:${from}` }).from).toBe(from);
    expect(inboundText.parse({ MessageSid: 'SM1', From: from, OptOutType: 'STOP' }).keyword).toBe('STOP');
    expect(inboundText.parse({ MessageSid: 'SM1', From: from, OptOutType: 'LATER' }).keyword).toBeNull();
  });

  test('never leaves half an emoji', () => {
    const { body } = inboundText.parse({ MessageSid: 'SM1', From: from, Body: `${'x'.repeat(1599)}🎨` });
    expect(body.isWellFormed()).toBe(true);
  });
});

describe('the form of a delivery report', () => {
  test.each([
    ['queued', 'sending'],
    ['sending', 'sending'],
    ['sent', 'sent'],
    ['delivered', 'delivered'],
    ['read', 'delivered'],
  ])('says of a text that is %s: %s', (MessageStatus, status) => {
    expect(deliveryReport.parse({ MessageSid: 'SM1', MessageStatus })).toEqual({ sid: 'SM1', status });
  });

  test('names the fault of a text that did not arrive', () => {
    const fault = { name: 'filtered', code: 30007 };
    expect(deliveryReport.parse({ MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30007' })).toMatchObject(
      { sid: 'SM1', status: 'failed', fault },
    );
    expect(deliveryReport.parse({ MessageSid: 'SM1', MessageStatus: 'failed' })).toMatchObject({
      fault: { name: 'other', code: null },
    });
  });

  test('is nothing with a status that Twilio does not document', () => {
    expect(deliveryReport.parse({ MessageSid: 'SM1', MessageStatus: 'odd' })).toBeNull();
  });
});

test('a form names its text for the log, whatever else it has', () => {
  expect(sidIn({ MessageSid: 'SM1' })).toBe('SM1');
  expect(sidIn({ MessageSid: ['SM1', 'SM2'] })).toBe('SM1');
  expect(sidIn({})).toBeNull();
});
