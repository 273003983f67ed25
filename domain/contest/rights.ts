/** Whose a photo is and whose the work in it: in the terms, and beside the form of the contest. */
export const photoRights = {
  photographer: 'You keep the copyright in your photo, and you allow us to show it.',
  artists: 'The artworks in it belong to their artists.',
  removal:
    'Murals are artistic works. If one is yours, choose “It is my artwork” under Report: we name you, or we remove the photo within two working days, as you wish.',
} as const;
