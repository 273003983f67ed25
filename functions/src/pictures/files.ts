import type { File } from '@google-cloud/storage';

/** The answer of Storage; null when there is no such file. */
export async function nullIfMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 404) return null;
    throw error;
  }
}

/**
 * Deletes a file. The library does not retry deletions after a broken connection, because it cannot know that
 * a retry is harmless. Here it is harmless.
 */
export async function removeFile(file: File): Promise<void> {
  const remove = () => file.delete({ ignoreNotFound: true });
  await remove().catch(remove);
}
