import { OUTSIDE_LONDON } from './elsewhere.ts';
import { contestHeadTexts } from './head-texts.ts';

/** What the contest's pages say, word for word as in the spec where the spec quotes a text. */
export const contestTexts = {
  ...contestHeadTexts,

  filters: { all: 'All Submissions', week: 'This Week', top: 'Top Voted' },
  layouts: { grid: 'Grid', list: 'List' },
  badges: {
    winner: 'Winner',
    gps: 'GPS',
    noGps: 'No GPS',
    ai: 'Description suggested by AI',
    elsewhere: OUTSIDE_LONDON,
  },
  loading: 'Loading submissions...',
  loadFailed: 'Failed to load submissions. Please try again.',
  empty: 'No submissions found',
  more: 'Show more photos',

  winners: {
    loading: 'Loading winners...',
    failed: 'Failed to load the winners. Please try again.',
    empty: 'No winners yet',
    emptyWhy: 'The first week is still being voted on.',
    more: 'Show earlier winners',
    gone: 'This photo is no longer on the wall',
  },

  notFound: 'Submission Not Found',
  notFoundError: 'Submission not found',
  invalidAddress: 'Invalid submission URL',
  gpsLocated: 'GPS Located',
  manualLocation: 'Manual Location',
  elsewhereWhy: 'Taken outside London: people can vote for it, but only London photos can win.',
  approved: 'Approved',
  details: {
    camera: 'Camera',
    confidence: 'AI confidence',
    locationType: 'Location type',
    submitted: 'Submitted',
    votes: 'Total votes',
    status: 'Status',
    tags: 'Tags',
  },

  photoLoading: 'Loading submission...',
  photoFailed: 'Failed to load submission. Please try again.',

  vote: 'Vote',
  voted: 'Voted',
  voteOffline: 'You are offline. You can vote again once you have a connection.',
  notOnTheWall: 'This photo is no longer on the wall',
  voteStands: 'This vote can no longer be taken back',
  voteFailed: 'Failed to toggle vote. Please try again.',
  voteFailedWith: (message: string) => `Failed to toggle vote: ${message}`,

  panelTitle: 'Put your photo on the wall',
  /** @param tour its name; null while it is not known */
  fromHunt: (wall: string, tour: string | null) =>
    `For your photo of ${wall}${tour ? `, from ${tour}` : ''}: title and place are filled in.`,
  drop: 'Drop a photo here',
  dropLimits: 'A JPEG, PNG, GIF or WebP, up to 10MB and at least 200 pixels a side.',
  choose: 'Choose a photo',
  takePhoto: 'Take a photo',
  unsupportedFormat: (type: string) =>
    `Unsupported file format: ${type}. Please upload a JPEG, PNG, GIF, or WebP image.`,
  tooLarge: 'File size too large. Please upload an image smaller than 10MB.',
  heicHint:
    'Your phone saved this photo as HEIC. Set its camera to JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible) or send a JPEG copy.',
  noExif:
    "This image format is not supported for EXIF data extraction. You can still submit the photo, but GPS data won't be available.",

  analysisSteps: {
    exif: 'Extracting GPS and camera data',
    place: 'Looking up the location',
    ai: 'Looking at the artwork',
    tags: 'Generating tags',
  },
  analysisFailed: 'Analysis failed. Please try again with a different image.',
  analysisFailedWith: (message: string) => `Analysis failed: ${message}. Please try again with a different image.`,
  canned: 'This photo could not be analysed, so these are standard words. Please replace them with your own.',

  whereTitle: 'Where was it?',
  whereHint:
    'This photo does not say where it was taken. Put it on the map, or type in the place. People can vote for it, but only photos with GPS data can win.',
  useMyLocation: 'Use my location',
  dropPin: 'Drop a pin',
  pinHere: 'Put the pin in the middle of the map',
  mapLabel: 'Map of London: tap where the photo was taken',
  mapFailed: 'The map could not be loaded. Please type the place instead.',
  geolocationUnsupported: 'Geolocation is not supported by this browser',
  geocodeFailed: 'Could not get location details. Please enter manually.',
  geolocationDenied: 'Location access denied. Please enter location manually.',
  outsideLondon:
    'This photo was taken outside London. It is shown without its location, and only London photos can win.',
  notInLondon: 'This position is outside London, so no place was filled in. Please enter location manually.',
  roughPosition: 'This position is too imprecise for an address, so only the area is filled in.',

  /** Warns that fields of the form still name another place than the typed one. */
  stillNamed(fields: readonly ('title' | 'description' | 'tags')[], names: readonly string[]): string {
    const and = new Intl.ListFormat('en-GB');
    const [only = 'title', ...more] = fields;
    const said = and.format(fields);
    const start = more.length > 0 ? `${said.charAt(0).toUpperCase()}${said.slice(1)}` : `The ${only}`;
    return `${start} still ${more.length > 0 || only === 'tags' ? 'name' : 'names'} ${and.format(names)}.`;
  },
  takeNamesOut: (names: readonly string[]) => `Take ${new Intl.ListFormat('en-GB').format(names)} out`,

  needs: {
    name: 'Please enter your name',
    email: 'Please enter a valid email address',
    phone_number: 'Please enter your phone number',
    title: 'Please enter a title',
  },
  formLabel: 'Your photo',
  labels: {
    title: 'Title',
    location: 'Location',
    description: 'Description',
    tags: 'Tags',
    artist: 'Artist',
    credit: 'Name beside the photo',
    name: 'Name',
    email: 'Email',
    phone_number: 'Phone number',
  },
  phoneHint: 'From any country, with its code: +49 1512 3456789. A UK mobile gets the prize by text.',
  artistHint: 'Who made the work, if you know. Everybody sees it.',
  creditHint: 'Everybody sees it. Leave it empty to stay unnamed.',
  /** The photographer, if they gave a name for the wall. */
  by: (name: string) => `Photo: ${name}`,
  prizeTerms: 'Terms of the prize',
  aboutYou: 'How we reach you if you win',
  private: 'Only we see this. It is never on the wall.',
  addTag: 'Add',
  removeTag: (tag: string) => `Remove ${tag}`,
  tagsFull: 'A photo can have at most 10 tags.',
  needsPhoto: 'Choose a photo first.',
  submitOffline: 'You are offline. What you typed stays here until you have a connection.',
  send: 'Submit Photo',
  cancel: 'Cancel',
  panelLoading: 'Loading the form...',
  uploading: 'Uploading...',
  stages: { sending: 'Sending your photo', developing: 'Making copies for the wall', publishing: 'Pasting it up' },
  seePhoto: 'See it on the wall',
  another: 'Submit another photo',
  success: 'Photo submitted! Your photo is on the wall.',
  successPending: 'Photo submitted! It goes on the wall as soon as somebody has looked at it.',
  senderRefused:
    'We take no photos from you any more. If you think that this is wrong, write to us by the contact form.',
  failed: 'Submission failed. Please try again.',

  refused: {
    notPicture: 'This file is not a JPEG, PNG, GIF or WebP image, whatever its name says.',
    heic: 'This is a HEIC photo, which browsers cannot show. Please send it as a JPEG.',
    tooSmall: 'This image is too small for the wall. Please upload one of at least 200 pixels a side.',
    tooBig: 'This image has too many pixels. Please upload one of at most 16,000 pixels a side and 64 megapixels.',
    broken: 'This image is damaged or incomplete. Please upload it again, or choose another.',
    expired: 'This upload has expired. Please choose the photo again.',
  },
  tooManyUploads: 'Too many uploads today. Please try again tomorrow.',
  gone: 'This upload was not found. Please choose the photo again.',
} as const;
