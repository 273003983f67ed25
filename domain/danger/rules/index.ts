import { calls } from './calls.ts';
import { certain } from './certain.ts';
import { illness } from './illness.ts';
import { loss } from './loss.ts';
import { places } from './places.ts';
import type { Rule } from './rule.ts';
import { substances } from './substances.ts';
import { violence } from './violence.ts';

export type { Rule } from './rule.ts';

/** The rules that recognise danger. Two concepts near each other say what neither says alone. */
export const rules: readonly Rule[] = [
  ...certain,
  ...illness,
  ...violence,
  ...loss,
  ...calls,
  ...places,
  ...substances,
];
