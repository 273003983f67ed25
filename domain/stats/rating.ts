/**
 * The mean rating of the tours, weighted by their reviews, to one decimal; 0 while there are no
 * reviews.
 */
export function averageRating(tours: readonly { rating: number; reviews: number }[]): number {
  const reviews = tours.reduce((sum, tour) => sum + tour.reviews, 0);
  if (reviews === 0) return 0;
  const stars = tours.reduce((sum, tour) => sum + tour.rating * tour.reviews, 0);
  return Math.round((stars / reviews) * 10) / 10;
}
