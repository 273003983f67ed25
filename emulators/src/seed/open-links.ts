import { emulatorHosts, projectId } from '../config.ts';
import { type SeededLink, seededLinks } from './links.ts';

/** Those of the seed's links that open a document in the Firestore emulator. */
export async function openLinks(): Promise<SeededLink[]> {
  const documents = `http://${emulatorHosts.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  const found = await Promise.all(
    seededLinks().map(async (link) => {
      const answer = await fetch(`${documents}/${link.page}`, { headers: { authorization: 'Bearer owner' } });
      await answer.body?.cancel();
      return answer.ok ? [link] : [];
    }),
  );
  return found.flat();
}
