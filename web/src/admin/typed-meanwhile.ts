/** Shown beside what was saved, when more was typed during the save. */
export const TYPED_MEANWHILE = 'What you have typed since is not saved yet.';
