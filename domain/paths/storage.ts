/** Every object path in Cloud Storage, spelled once. */
export const storagePaths = {
  tourImage: (tourId: string, name: string) => `tours/${tourId}/${name}`,
  blogImage: (postId: string, name: string) => `blog/${postId}/${name}`,
  /** A visitor's upload; private, in a folder of its own. */
  contestOriginal: (uid: string, name: string) => `contest-images/${uid}/${name}`,
  /** A published, metadata-free copy of a contest photo. */
  contestPublished: (submissionId: string, name: string) => `contest-published/${submissionId}/${name}`,
} as const;
