/**
 * The rating and number of reviews that a tour shows: the mean to one decimal. A tour without
 * reviews has 0, and its page shows nothing.
 */
export const ratingOf = (sum: number, reviews: number) => ({
  rating: reviews === 0 ? 0 : Math.round((10 * sum) / reviews) / 10,
  reviews,
});
