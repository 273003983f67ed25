import type { Concept } from '../english.ts';
import { arabic } from './arabic.ts';
import { asian } from './asian.ts';
import { chinese } from './chinese.ts';
import { dutch } from './dutch.ts';
import { eastern } from './eastern.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hindi } from './hindi.ts';
import { italian } from './italian.ts';
import { northern } from './northern.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';
import { turkish } from './turkish.ts';

/** What the rules know of other languages. A language has the concepts that it needs. */
export const languages: readonly Partial<Record<Concept, string>>[] = [
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  polish,
  turkish,
  arabic,
  chinese,
  russian,
  hindi,
  northern,
  eastern,
  asian,
];
