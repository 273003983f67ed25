import type { Subject } from '@streetlore/domain/dead-letters';
import * as z from 'zod/mini';
import { summarise } from '../blog/summarise-post.ts';
import { writeOnce } from '../blog/write-article.ts';
import { receiveUpload } from '../contest/on-upload.ts';
import { countVotesOf } from '../contest/votes/recount-votes.ts';
import type { Services } from '../platform/services.ts';
import { countFigures } from '../stats/recount.ts';

export const needs = ['ai', 'site', 'storageBase', 'privacyKey'] as const;

type Work = (services: Services<(typeof needs)[number]>, subject: Subject) => Promise<void>;

const keyed = z.object({ keys: z.array(z.string()) });
const recountFailed: Work = (services, subject) =>
  countFigures(services, { ...keyed.parse(subject), at: services.now().getTime() });
const countVotesAgain: Work = (services, subject) =>
  countVotesOf(services, { ...keyed.parse(subject), at: services.now().getTime() });

/**
 * The function that does each kind of failed work again. Each may run twice. `retryOutbox` and
 * `giveSecondOpinion` are not here: the sweep finds their texts every minute.
 */
export const retryHandlers: ReadonlyMap<string, Work> = new Map<string, Work>([
  ['recount', recountFailed],
  ['countVotes', countVotesAgain],
  ['recountVotes', countVotesAgain],
  ['onUpload', (services, subject) => receiveUpload(services, z.object({ name: z.string() }).parse(subject).name)],
  [
    'summarisePost',
    async (services, subject) => void (await summarise(services, z.object({ id: z.string() }).parse(subject).id)),
  ],
  ['writeArticle', (services, subject) => writeOnce(services, z.object({ job_id: z.string() }).parse(subject).job_id)],
]);
