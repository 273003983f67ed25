/** The texts of picture uploads everywhere in the back office. */
export const pictureTexts = {
  upload: 'Upload a picture',
  uploadHint: 'or drop it here: JPEG, PNG, GIF or WebP, up to 10 MB',
  uploading: 'Uploading the picture',
  publishing: 'Checking the picture and making its sizes',
  uploadFailed: 'The upload failed. Check your connection and try again.',
  cancel: 'Cancel',
  preview: 'Preview',
  credit: 'Picture credit',
  creditHint: 'As it stands beside the picture, such as ‘Photo: Ines Duarte’. For a drawing of ours: ‘Our drawing’.',
  focus: 'What must stay visible',
  focusHint: 'Press on it, or move the sliders. Screens of other shapes cut the rest.',
  focusPress: 'Press on what must stay visible',
  focusSides: { x: 'From the left', y: 'From the top' },
} as const;
