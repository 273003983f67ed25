/** The tones that the editor offers. `custom` opens a field for another tone. */
export const tonePresets = [
  'Professional and informative',
  'Casual and friendly',
  'Enthusiastic and energetic',
  'Educational and detailed',
  'Inspiring and motivational',
  'Conversational and engaging',
  'Expert and authoritative',
  'Fun and playful',
] as const;

/** The tone of articles from the queue. An editor may change it. */
export const QUEUE_TONE = 'Conversational and engaging' satisfies (typeof tonePresets)[number];
