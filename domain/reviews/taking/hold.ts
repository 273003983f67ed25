import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { withoutPersonal } from '../../blog/writing/personal.ts';

const abuse = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
const link = /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S|\b[a-z0-9-]+\.(?:com|co|net|org|uk|io|me|london)\b/i;
/** '@somebody': whom a review names can be found. */
const handle = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_]/u;

/** Whether an admin should look at a sentence first: it holds personal data, a link or abuse, or may do so. */
export const isDoubtful = (text: string): boolean =>
  withoutPersonal(text).found || link.test(text) || handle.test(text) || abuse.hasMatch(text);
