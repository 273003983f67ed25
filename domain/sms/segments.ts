import { SegmentedMessage } from 'sms-segments-calculator';

export type SegmentCount = { segments: number; encoding: 'GSM-7' | 'UCS-2' };

/** How many segments a text is billed as: 160/153 characters in GSM-7, 70/67 in UCS-2. */
export function countSegments(text: string): SegmentCount {
  const message = new SegmentedMessage(text);
  return {
    segments: message.segments.length,
    encoding: message.getEncodingName() === 'GSM-7' ? 'GSM-7' : 'UCS-2',
  };
}
