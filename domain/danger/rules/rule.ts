import type { Concept } from '../words/english.ts';

/**
 * When a rule counts. `unless named`: where the text does more than name a thing ('a seizure' may be on a
 * mural). `told`: only where the text tells something.
 */
type When = 'always' | 'unless named' | 'told';

type Options = {
  /** What must stand before the first concept. */
  after?: readonly Concept[];
  /** What takes the meaning away if it stands before the first concept. */
  notAfter?: readonly Concept[];
  /** What takes the meaning away if it stands near either concept. */
  unless?: readonly Concept[];
  /** Whether the first concept must be all that the text says. */
  isAll?: boolean;
  when?: When;
  /** Whether the text stays a danger beside a right answer, and where somebody says that all is well. */
  isStrong?: boolean;
};

export type Rule = {
  first: readonly Concept[];
  /** The concept that stands near the first; null where the first is enough. */
  second: readonly Concept[] | null;
  /** How many words the two concepts may be apart: 1 is next to each other. */
  within: number;
  /** Whether the second concept must follow the first. */
  isInOrder: boolean;
  options: Options;
};

type Concepts = Concept | readonly Concept[];
const listOf = (concepts: Concepts): readonly Concept[] => (typeof concepts === 'string' ? [concepts] : concepts);

/** A rule of one concept, which is enough. */
export const alone = (first: Concepts, options: Options = {}): Rule => ({
  first: listOf(first),
  second: null,
  within: 0,
  isInOrder: false,
  options,
});

/** A rule of two concepts near each other, in any order. */
export const near = (first: Concepts, second: Concepts, within: number, options: Options = {}): Rule => ({
  first: listOf(first),
  second: listOf(second),
  within,
  isInOrder: false,
  options,
});

/** A rule of two concepts near each other, in their order. */
export const inOrder = (first: Concepts, second: Concepts, within: number, options: Options = {}): Rule => ({
  ...near(first, second, within, options),
  isInOrder: true,
});

export const others: readonly Concept[] = ['other', 'kin', 'child', 'elder', 'friends', 'named'];
export const anyone: readonly Concept[] = ['self', ...others];
export const victims: readonly Concept[] = ['victim', 'kin', 'friends', 'named'];
export const ofOurs: readonly Concept[] = ['kin', 'child', 'elder'];
