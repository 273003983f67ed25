/** The tones the editor offers; `custom` opens a field for one's own. */
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

/** The tone of articles that the queue writes; an editor may change it. */
export const QUEUE_TONE = 'Conversational and engaging' satisfies (typeof tonePresets)[number];
