import {
  aboutSubmissionInput,
  applyEdit,
  type ContestFlag,
  type ContestRound,
  type ContestSettings,
  type ContestStats,
  closeRoundInput,
  confirmWinnerInput,
  confirmWinnerOutput,
  contestSettingsSchema,
  contestStatsSchema,
  type JudgePhotoInput,
  judgePhotoInput,
  latestRounds,
  MAX_SEARCHED,
  type ModerationFilter,
  moderateContestInput,
  openFlags,
  originsSchema,
  type PhotoVerdict,
  photoMatches,
  photosModerated,
  photoVerdictSchema,
  type RoundOrigins,
  type Submission,
  type SubmissionContact,
  type SubmissionEdit,
  setWinnerInput,
  submissionContactSchema,
  unmoderatedContest,
  voidVotesOutput,
} from '@streetlore/domain/contest';
import { documents } from '@streetlore/domain/paths';
import { nameOf, type WithId } from '@streetlore/domain/query';
import { type Observable, switchMap } from 'rxjs';
import * as z from 'zod/mini';
import {
  callable,
  callConfirmed,
  editDocument,
  isDeleted,
  type List,
  type Live,
  LiveError,
  listenToQuery,
  mapLive,
  type Pages,
  queryOf,
  readDocument,
  rowsOf,
  useDocumentOf,
  useLive,
  usePages,
  usePreviousData,
  useQuery,
} from '../../data/index.ts';

export const MODERATION_PAGE = 12;
const MAX_FLAGS = 20;

/** The newest first. */
export function useModerationPages(filter: ModerationFilter): Pages<Submission> {
  return usePages(photosModerated(filter), MODERATION_PAGE);
}

type Sent = { readonly photo: WithId<Submission>; readonly sender: SubmissionContact | null };

/** Adds the senders. A sender is in a document that only admins may read; it is read once for each photo. */
function withSenders(photos: Observable<List<WithId<Submission>>>): Observable<List<Sent>> {
  const senders = new Map<string, Promise<SubmissionContact | null>>();
  const senderOf = (id: string) => {
    const sender = senders.get(id) ?? readSender(id);
    senders.set(id, sender);
    return sender;
  };
  return photos.pipe(
    switchMap(async ({ rows, broken }) => ({
      rows: await Promise.all(rows.map(async (photo) => ({ photo, sender: await senderOf(photo.id) }))),
      broken,
    })),
  );
}

/**
 * The sender; null when it was erased or does not fit its schema. A search then finds the photo by its own
 * texts only.
 */
async function readSender(id: string): Promise<SubmissionContact | null> {
  try {
    return await readDocument(documents.submissionContact(id), submissionContactSchema);
  } catch (error) {
    if (!(error instanceof LiveError && error.kind === 'malformed')) throw error;
    console.error('Nobody can search for who sent a photo', error);
    return null;
  }
}

/** Searches the newest `MAX_SEARCHED` photos of a list. Typing more letters costs no further reads. */
export function useFoundPhotos(filter: ModerationFilter, typed: string): Live<readonly WithId<Submission>[]> {
  const list = photosModerated(filter);
  const live = useLive(`search in ${nameOf(list)}`, () =>
    withSenders(listenToQuery(queryOf(list, { limit: MAX_SEARCHED }))),
  );
  return mapLive(rowsOf(usePreviousData(live)), (sent) =>
    sent.filter(({ photo, sender }) => photoMatches(photo, sender, typed)).map(({ photo }) => photo),
  );
}

/** Null before anything was counted. */
export function useContestStats(): Live<WithId<ContestStats> | null> {
  return useDocumentOf(documents.contestStats, contestStatsSchema);
}

/** Null when the sender was erased. */
export function useSubmissionContact(id: string): Live<WithId<SubmissionContact> | null> {
  return useDocumentOf(documents.submissionContact(id), submissionContactSchema);
}

/** What the moderation model says of a photo; null before its first answer. */
export function useVerdict(id: string): Live<WithId<PhotoVerdict> | null> {
  return useDocumentOf(documents.submissionVerdict(id), photoVerdictSchema);
}

/** The flags that wait for an admin, the newest first. */
export function useOpenFlags(): Live<readonly WithId<ContestFlag>[]> {
  return useQuery(openFlags(MAX_FLAGS));
}

/** The latest rounds and every round that waits for its winner, the latest first. */
export function useLatestRounds(): Live<readonly WithId<ContestRound>[]> {
  return useQuery(latestRounds());
}

/** Null for a round that was counted before origins were stored. */
export function useRoundOrigins(week: string): Live<WithId<RoundOrigins> | null> {
  return useDocumentOf(documents.roundOrigins(week), originsSchema);
}

export function useContestSettings(): Live<ContestSettings> {
  return mapLive(
    useDocumentOf(documents.contestSettings, contestSettingsSchema),
    (found) => found ?? unmoderatedContest,
  );
}

const callJudgePhoto = callable('judgePhoto', judgePhotoInput, z.object({}));
const judge = (id: string, verdict: Pick<JudgePhotoInput, 'status' | 'was' | 'undo' | 'is_winner'>) =>
  callConfirmed(
    () => callJudgePhoto({ request_id: crypto.randomUUID(), submission_id: id, ...verdict }),
    documents.submission(id),
    (now) => now?.status === verdict.status,
  );

type Judged = Pick<WithId<Submission>, 'id' | 'status'>;

/**
 * Puts a photo on the wall. Rejects with CallError, as do `reject` and `restore`, for example when
 * another admin has decided since.
 */
export const approve = ({ id, status }: Judged) => judge(id, { status: 'approved', was: status, is_winner: false });

/** Takes a photo off the wall, or keeps it off. */
export const reject = ({ id, status }: Judged) => judge(id, { status: 'rejected', was: status, is_winner: false });

/**
 * Undoes a verdict, unless another admin has decided since.
 * @param before the photo before the verdict
 * @param verdict the status that the verdict set
 */
export const restore = (
  { id, status, is_winner }: WithId<Pick<Submission, 'status' | 'is_winner'>>,
  verdict: Submission['status'],
) => judge(id, { status, was: verdict, undo: true, is_winner });

const callSetWinner = callable('setWinner', setWinnerInput, z.object({}));
/** Rejects with CallError. */
export const setWinner = (id: string, isWinner: boolean) =>
  callConfirmed(
    () => callSetWinner({ request_id: crypto.randomUUID(), submission_id: id, is_winner: isWinner }),
    documents.submission(id),
    (now) => now?.is_winner === isWinner,
  );

/**
 * Saves a photo's texts. Slug and address by place follow from the server's version of the names. Rejects
 * with EditError.
 * @param entry the audit entry's id, the same for the same changes: a repeat after a lost answer is logged
 * once
 */
export const saveSubmission = (id: string, changes: SubmissionEdit, entry: string) =>
  editDocument(
    documents.submission(id),
    { id: entry, action: 'submission_edited', detail: { title: changes.title } },
    (now) =>
      applyEdit(
        { title: String(now.title), slug: String(now.slug ?? ''), submitted_at: now.submitted_at.toDate() },
        changes,
      ),
  );

const about = <Output extends z.ZodMiniType>(name: string, output: Output) =>
  callable(name, aboutSubmissionInput, output);

const callDeleteSubmission = about('deleteSubmission', z.object({ deleted: z.boolean() }));
/** Also deletes picture and votes. Rejects with CallError, as do the functions below. */
export const deleteSubmission = (id: string) =>
  callConfirmed(() => callDeleteSubmission({ submission_id: id }), documents.submission(id), isDeleted);
/** Takes the votes that a flag suspects out of the count. */
export const voidVotes = about('voidVotes', voidVotesOutput);
/** Marks the votes that a flag suspects as real. */
export const clearFlag = about('clearFlag', z.object({ cleared: z.int() }));
const callModerateContest = callable('moderateContest', moderateContestInput, contestSettingsSchema);
export const moderateContest = (moderated: boolean) =>
  callConfirmed(
    () => callModerateContest({ request_id: crypto.randomUUID(), moderated }),
    documents.contestSettings,
    (now) => now?.moderated === moderated,
  );
/** Sets above which score of the model a photo waits. */
export const setThreshold = (hold_above: number, request_id: string) =>
  callConfirmed(
    () => callModerateContest({ request_id, hold_above }),
    documents.contestSettings,
    (now) => now?.hold_above === hold_above,
  );
export const confirmWinner = callable('confirmWinner', confirmWinnerInput, confirmWinnerOutput);
export const closeRoundNow = callable('closeRoundNow', closeRoundInput, z.object({ weeks: z.array(z.string()) }));
