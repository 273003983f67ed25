import { type BlogPost, DEFAULT_TAGS, type JobStatus } from '@streetlore/domain/blog';

const number = new Intl.NumberFormat('en-GB');

/** The spec's own texts are in domain/blog/texts.ts. */
export const blogAdminTexts = {
  queueFailed: 'The queue could not be loaded.',
  suggestionsLoading: 'Loading suggestions...',
  suggestionsFailed: 'The suggestions could not be loaded.',
  noSuggestions: 'No more ideas for now',
  photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  cleared: (jobs: number) =>
    jobs > 0
      ? `${jobs === 1 ? '1 article' : `${jobs} articles`} cleared. The drafts stay.`
      : 'Nothing to clear: articles stay in this list for two hours after they were written.',
  draftGone: 'It has been deleted.',
  allJobs: 'These are all the articles.',
  completedAt: (moment: string) => moment,
  jobStatuses: {
    pending: 'Pending',
    processing: 'Processing',
    completed: 'Completed',
    failed: 'Failed',
  } satisfies Record<JobStatus, string>,
  usage: (tokens: number, cap: number) =>
    tokens >= cap
      ? `Today's limit for generated text is used up: ${number.format(tokens)} of ${number.format(cap)} tokens. It starts again at midnight.`
      : `Generated text today: ${number.format(tokens)} of ${number.format(cap)} tokens`,

  listLead: 'Everything readers see under Blog, and what is still being written.',
  listLoading: 'Loading blog posts...',
  figuresFailed: 'The figures could not be loaded',
  listFailed: 'The blog posts could not be loaded.',
  counters: { total: 'Total Posts', published: 'Published', drafts: 'Drafts', thisMonth: 'This Month' },
  posts: 'Blog posts',
  search: 'Search posts',
  searchHint: 'Title, topic, tag or author',
  status: 'Status',
  allStatuses: 'All Status',
  clearFilters: 'Clear Filters',
  showMore: 'Show more',
  found: (found: number, searched: number, isPart: boolean) =>
    isPart
      ? `${found} of the newest ${searched} posts`
      : `${found} of ${searched} ${searched === 1 ? 'post' : 'posts'}`,
  postStatuses: { draft: 'Draft', published: 'Published', archived: 'Archived' } satisfies Record<
    BlogPost['status'],
    string
  >,
  scheduled: (moment: string) => `Scheduled ${moment}`,
  view: 'View',
  viewNamed: (title: string) => `View: ${title} (opens in a new tab)`,
  edit: 'Edit',
  editNamed: (title: string) => `Edit: ${title}`,
  delete: 'Delete',
  deleteNamed: (title: string) => `Delete: ${title}`,
  deleteTitle: 'Delete Blog Post',
  deleteFailed: 'Failed to delete blog post',
  cancel: 'Cancel',
  close: 'Close',
  keptHeading: 'Unsaved in this browser',
  untitled: 'Untitled',
  keepWriting: 'Keep writing',
  discard: 'Discard',

  postLoading: 'Loading blog post...',
  saveChanges: 'Save Changes',
  saving: 'Saving...',
  unsaved: 'Unsaved changes',
  keptAt: (time: string) => `Unsaved changes, kept in this browser at ${time}`,
  savedAt: (time: string, auto: boolean) => (auto ? `Draft saved automatically at ${time}` : `Saved at ${time}`),
  allSaved: 'All changes saved',
  notSavedYet: 'Not saved yet',
  checkFields: 'Please check the marked fields',
  momentPassed: 'Please choose a moment in the future',

  writingHeading: 'Topic and tone',
  topic: 'Topic',
  topicHint: 'What should the post be about?',
  chooseIdea: 'Choose one of the ideas',
  ownTopic: 'Enter my own topic',
  tone: 'Tone',
  chooseTone: 'Select a tone',
  ownTone: 'Custom tone',
  ownToneHint: 'Dry, like a Londoner who knows the wall',
  writingProgress: 'Progress of the article',
  writingStarts: 'Waiting for the first words...',
  undo: 'Undo',
  templateUsed: 'The template article was put into the editor.',

  title: 'Title',
  slug: 'URL slug',
  takeSlug: (slug: string) => `Use "${slug}"`,
  content: 'Content (markdown)',
  words: (count: number) => (count === 1 ? '1 word' : `${number.format(count)} words`),
  write: 'Write',
  previewTab: 'Live preview',
  previewEmpty: 'What you write appears here as readers will see it.',

  detailsHeading: 'Details',
  excerpt: 'Excerpt',
  excerptHint: (length: number, target: number) => `${length} characters; up to ${target} read best in lists`,
  meta: 'Meta description',
  tags: 'Tags',
  tagsHint: `Separated by commas: ${DEFAULT_TAGS.join(', ')}`,
  author: 'Author',

  publishingHeading: 'Publishing',
  publishAt: 'Publish automatically at',
  publishAtHint: 'London time. Takes effect with Save Draft.',
  unschedule: 'Do not publish automatically',
  publishedSince: (moment: string) => `Published ${moment}. Publish again sets today's date; Save Changes keeps it.`,

  featuredHeading: 'Featured image',
  featuredUrl: 'Featured image URL',
  featuredAlt: 'The featured image as it is now',
  pictureBroken: 'There is no picture at this address.',
  picture: (place: number) => `Picture ${place}`,
  pictureUrl: 'Image URL',
  caption: 'Caption',
  source: 'Source URL',
  addPicture: 'Add a picture',
  remove: 'Remove',
  removePicture: (place: number) => `Remove picture ${place}`,
  insertGallery: 'Insert Gallery',

  updatedElsewhere: 'Somebody else saved this post just now; this is their version.',
  theirsTitle: 'Somebody else saved this post meanwhile',
  theirs: (email: string | null, moment: string) =>
    `${email ?? 'Somebody'} saved it on ${moment}. Your changes are still here and not saved.`,
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  keepApart: 'Keep mine as a new draft',
  showTheirs: 'Show their version',
  theirText: 'Their text',
  tookTheirs: 'This is the version somebody else saved.',
  bringBack: 'Bring my text back',
  goneTitle: 'Somebody else deleted this post',
  gone: 'What you see is only in this browser now.',
  storeAgain: 'Save it again',
  keptTitle: 'You have unsaved text',
  kept: (moment: string) => `This browser has changes from ${moment} that were never saved.`,
  restore: 'Restore',
  restored: (moment: string) => `Restored what you had written on ${moment}.`,

  saveAndLeave: 'Save and leave',
} as const;
