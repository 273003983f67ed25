import { reviewsCounted } from '@streetlore/domain/reviews';
import { usePublicStats } from '../../data/index.ts';

/** Shown once both figures have been counted. */
export default function ReviewsCounted() {
  const stats = usePublicStats();
  const { reviews_given: given, reviews_hidden: hidden } = (stats.status === 'ready' && stats.data) || {};
  return given === undefined || hidden === undefined ? null : <p>{reviewsCounted({ given, hidden })}</p>;
}
