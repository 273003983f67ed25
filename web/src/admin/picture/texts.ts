/** The texts of picture uploads everywhere in the back office. */
export const pictureTexts = {
  upload: 'Upload a picture',
  uploadHint: 'or drop it here: JPEG, PNG, GIF or WebP, up to 10 MB',
  uploading: 'Uploading the picture',
  publishing: 'Checking the picture and making its sizes',
  uploadFailed: 'The upload failed. Check your connection and try again.',
  cancel: 'Cancel',
} as const;
