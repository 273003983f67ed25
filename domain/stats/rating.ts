/** Mean rating weighted by reviews, one decimal; the plain mean while nobody has reviewed anything, 0 without tours. */
export function averageRating(tours: readonly { rating: number; reviews: number }[]): number {
  const reviews = tours.reduce((sum, tour) => sum + tour.reviews, 0);
  const weight = (tour: { reviews: number }) => (reviews > 0 ? tour.reviews / reviews : 1 / tours.length);
  const mean = tours.reduce((sum, tour) => sum + tour.rating * weight(tour), 0);
  return Math.round(mean * 10) / 10;
}
