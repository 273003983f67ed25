import { REQUIRED_FIELDS } from '../fields/index.ts';

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

export const editorTexts = {
  newPost: 'New Blog Post',
  noPosts: 'No blog posts found',
  createFirst: 'Create Your First Post',
  deleteConfirm: 'Are you sure you want to delete this blog post? This action cannot be undone.',
  live: 'Live',
  loadFailed: 'Failed to load blog post data. Please try again.',
  topicAndToneNeeded: 'Please enter a topic and select/enter a tone before generating content.',
  required: REQUIRED_FIELDS,
  saveFailed: 'Failed to save blog post',
  contentFailed: 'Failed to generate content. Please try again.',
  titlesFailed: 'Failed to generate titles. Please try again.',
  contentGenerated: 'Blog post content generated successfully!',
  titlesGenerated: 'Title suggestions generated successfully!',
  galleryAdded: 'Image gallery added to content!',
  published: 'Blog post published successfully!',
  saved: 'Blog post saved successfully!',
  success: 'Success',
  error: 'Error',
  back: 'Back to Blog',
  saveDraft: 'Save Draft',
  publish: 'Publish',
  preview: 'Preview',
  generateIdeas: 'Generate Ideas',
  generatePost: 'Generate Full Blog Post',
  useTemplate: 'Use the template article',
  useFixedTitles: 'Use the standard titles',
  customTone: 'Custom',
  writing: (words: number, of: number) => `Writing: ${words} of about ${of} words`,
  writingAgain: (attempt: number) => `The answer could not be used. Trying again (${attempt} of 3)`,
  slugTaken: (slug: string, free: string) => `The slug "${slug}" is already taken. "${free}" is free.`,
  metaCounter: (length: number) => `${length}/160`,
  galleryHeading: 'Image Gallery',
  gallerySource: 'Source',
} as const;

const UNKNOWN = 'Unknown error';

export const queueTexts = {
  heading: 'Article Generation Queue',
  clearCompleted: 'Clear Completed',
  suggestions: 'AI-Powered Content Suggestions',
  refresh: 'Refresh Suggestions',
  generate: 'Generate Article',
  retry: 'Retry',
  cancel: 'Cancel',
  viewDraft: 'View Draft',
  pending: 'Queued for processing...',
  processing: 'Generating article...',
  failed: (error: string | null) => `Failed: ${error ?? UNKNOWN}`,
  unknown: UNKNOWN,
  written: 'This article is already written.',
  generated: 'Article Generated!',
  generatedText: (title: string) => `"${title}" has been created as a draft.`,
  generationFailed: 'Generation Failed',
  started: 'Generation Started',
  startedText: (title: string) => `"${title}" will be ready in a minute or so.`,
  creationFailed: 'Job Creation Failed',
} as const;

/** How long each of the queue's toasts stays, in milliseconds. */
export const queueToasts = { started: 4_000, creationFailed: 6_000, generated: 8_000, failed: 10_000 } as const;

/** Why there is no article, in words that help an editor to act. The keys are the causes. */
export const generationFaults = {
  unreachable: 'The writing service could not be reached.',
  timeout: 'The writing service took longer than a minute.',
  busy: 'The writing service is overloaded.',
  rejected:
    'The writing service rejected the request: whoever runs the site should check OPENAI_API_KEY and OPENAI_MODEL.',
  refused: 'The writing service refused to write about this topic.',
  'cut-off': 'The article was cut off before its end.',
  malformed: 'The answer was not an article.',
  stopped: 'Writing was interrupted.',
  'over-budget': "Today's limit for generated text is reached. It starts again at midnight.",
} as const;
export type GenerationFault = keyof typeof generationFaults;

/** The text of a job, or of the editor, that has given up. */
export const gaveUpText = (fault: GenerationFault, attempts: number) =>
  attempts > 1 ? `${generationFaults[fault]} (${attempts} tries)` : generationFaults[fault];
