/** What the blog's pages say. */
export const blogTexts = {
  loading: 'Loading articles...',
  loadFailed: 'Failed to load articles. Please try again.',
  postLoading: 'Loading article...',
  postFailed: 'Failed to load article. Please try again.',
  notFoundTitle: 'Article not found',
  notFound: 'Blog post not found',
  back: 'Back to Blog',
  clear: 'Clear Filters',
  readingTime: (minutes: number) => `${minutes} min read`,
  more: (count: number) => `+${count} more`,
} as const;
