/** What a tour shows of its reviews: their mean to one decimal, and how many they are. Without any it is 0, and nothing is shown. */
export const ratingOf = (sum: number, reviews: number) => ({
  rating: reviews === 0 ? 0 : Math.round((10 * sum) / reviews) / 10,
  reviews,
});
