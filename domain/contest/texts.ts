/** What the contest's pages say, to the letter of the spec where it quotes. */
export const contestTexts = {
  headline: 'Win 5 Free Tours',
  rules: [
    'Your own photo, taken in London',
    'Photos must have GPS data to be eligible',
    'JPEG, PNG, GIF or WebP, up to 10MB',
    'One vote for each photo you like',
  ],

  // ---- The gallery
  filters: { all: 'All Submissions', week: 'This Week', top: 'Top Voted' },
  layouts: { grid: 'Grid', list: 'List' },
  badges: { winner: 'Winner', gps: 'GPS', noGps: 'No GPS', ai: 'AI' },
  loading: 'Loading submissions...',
  loadFailed: 'Failed to load submissions. Please try again.',
  empty: 'No submissions found',
  more: 'Show more photos',

  // ---- A photo's page
  notFound: 'Submission Not Found',
  notFoundError: 'Submission not found',
  invalidAddress: 'Invalid submission URL',
  backToContest: 'Back to Contest',
  gpsLocated: 'GPS Located',
  manualLocation: 'Manual Location',
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

  // ---- Votes
  voteFailed: 'Failed to toggle vote. Please try again.',
  voteFailedWith: (message: string) => `Failed to toggle vote: ${message}`,

  // ---- Choosing a file
  unsupportedFormat: (type: string) =>
    `Unsupported file format: ${type}. Please upload a JPEG, PNG, GIF, or WebP image.`,
  tooLarge: 'File size too large. Please upload an image smaller than 10MB.',
  heicHint:
    'Your phone saved this photo as HEIC. Set its camera to JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible) or send a JPEG copy.',
  noExif:
    "This image format is not supported for EXIF data extraction. You can still submit the photo, but GPS data won't be available.",

  // ---- Looking at it
  analysisSteps: {
    exif: 'Extracting GPS and camera data',
    place: 'Looking up the location',
    ai: 'Looking at the artwork',
    tags: 'Generating tags',
  },
  analysisFailed: 'Analysis failed. Please try again with a different image.',
  analysisFailedWith: (message: string) => `Analysis failed: ${message}. Please try again with a different image.`,
  canned: 'Nobody has looked at this photo: these words are ready-made. Please put your own in their place.',

  // ---- Where it was taken
  geolocationUnsupported: 'Geolocation is not supported by this browser',
  geocodeFailed: 'Could not get location details. Please enter manually.',
  geolocationDenied: 'Location access denied. Please enter location manually.',
  outsideLondon: 'This place is outside London. Its coordinates are kept private, and London photos win.',

  // ---- The form
  needs: {
    name: 'Please enter your name',
    email: 'Please enter a valid email address',
    phone_number: 'Please enter your phone number',
    title: 'Please enter a title',
  },
  send: 'Submit Photo',
  cancel: 'Cancel',
  uploading: 'Uploading...',
  success: 'Photo submitted! Your photo is on the wall.',
  successPending: 'Photo submitted! It goes on the wall as soon as somebody has looked at it.',
  failed: 'Submission failed. Please try again.',

  // ---- Why an upload was refused, after its bytes were looked at
  refused: {
    notPicture: 'This file is not a JPEG, PNG, GIF or WebP image, whatever its name says.',
    heic: 'This is a HEIC photo, which browsers cannot show. Please send it as a JPEG.',
    tooBig: 'This image has too many pixels. Please upload one of at most 16,000 pixels a side and 64 megapixels.',
    broken: 'This image is damaged or incomplete. Please upload it again, or choose another.',
    expired: 'This upload has expired. Please choose the photo again.',
  },
  gone: 'This upload was not found. Please choose the photo again.',
} as const;
