import { randomBytes } from 'node:crypto';
import { tokenFrom } from '@streetlore/domain/link-token';
import { APPEAL_TOKEN_LENGTH, type AppealLink } from '@streetlore/domain/reports';
import type { Services } from '../platform/services.ts';
import { keyedHashes } from '../store/keyed-hash.ts';
import type { Writes } from '../store/writes.ts';

/** The hashes use the privacy key, which is never lost: a link must survive rotations. */
const keysOf = ({ privacyKey }: Services<'privacyKey'>, token: string) => keyedHashes(privacyKey, 'appeal', token);

/**
 * Adds a link to the commit of the mail that contains it.
 * @returns its token, which is stored nowhere else
 */
export function addAppealLink(commit: Writes, services: Services<'privacyKey'>, link: AppealLink): string {
  const token = tokenFrom(randomBytes(32).toString('base64url'), APPEAL_TOKEN_LENGTH);
  commit.create(services.store.appealLinks.at(keysOf(services, token)[0]), link);
  return token;
}

/** The link of a token, with its case as it was read; nulls for a token that is none of ours. */
export async function followAppeal(services: Services<'privacyKey'>, token: string) {
  const { store } = services;
  const found = await store.readAll(keysOf(services, token).map((key) => store.appealLinks.at(key)));
  const link = found.find((one) => one !== null) ?? null;
  return { link, found: link && (await store.reportCases.at(link.case_id).readVersioned()) };
}
