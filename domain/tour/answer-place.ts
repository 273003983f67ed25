/** Where the answer to a stop can be had: only at its wall, or from anywhere. */
export const answerPlaces = ['wall', 'anywhere'] as const;
export type AnswerPlace = (typeof answerPlaces)[number];

export const answerPlaceTexts = {
  label: 'The answer',
  unsaid: 'Not said',
  names: { wall: 'Only at the wall', anywhere: 'Can be looked up' },
  warning: (atWall: number, stops: number) =>
    `${atWall} of ${stops} ${stops === 1 ? 'stop is' : 'stops are'} marked 'Only at the wall'. With fewer than half, most of this tour can be solved from a sofa.`,
} as const satisfies { names: Record<AnswerPlace, string>; [text: string]: unknown };

type Marked = {
  readonly answer_place: AnswerPlace | null;
  readonly is_out: boolean;
  /** A backup question can be answered without the wall. */
  readonly uses_backup: boolean;
};

/**
 * Warns of a tour that can be played from a sofa: fewer than half of its played stops need their
 * wall. A stop without a mark counts as one that does not need it.
 */
export function sofaWarning(stops: readonly Marked[]): string | null {
  const played = stops.filter(({ is_out }) => !is_out);
  const atWall = played.filter(({ answer_place, uses_backup }) => answer_place === 'wall' && !uses_backup).length;
  return 2 * atWall < played.length ? answerPlaceTexts.warning(atWall, played.length) : null;
}
