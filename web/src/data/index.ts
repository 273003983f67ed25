/**
 * All access to data. Features import from this file only; other names are private to this folder.
 */
export { useAiUsage, useAuditEntry, useCannedReplies, useDesk } from './admin-documents.ts';
export { steerHunt, useBookingsOf } from './bookings.ts';
export { CallError, callable, streamingCallable, toCallError, UNREACHABLE } from './call.ts';
export { callConfirmed, isDeleted } from './confirmed.ts';
export { converterFor, toPlainValue } from './converter.ts';
export { EditError, editDocument, type FurtherWrites, putDocument } from './edit.ts';
export { listenerOf, queryOf, typedDocument, useDocumentOf, useQuery } from './firestore.ts';
export { useHuntSettings } from './hunt-settings.ts';
export { listenToDocument, listenToQuery } from './listen.ts';
export {
  combineLive,
  type List,
  type Live,
  LiveError,
  malformedPaths,
  mapLive,
  requireComplete,
  rowsOf,
} from './live.ts';
export { LiveView, MalformedRowsContext } from './live-view.tsx';
export {
  answerPlayer,
  attendHunt,
  endWaiting,
  pleasOf,
  useHuntsInNeed,
  useStrangersInDanger,
  useWaitingPlayers,
} from './needs.ts';
export { type Pages, usePages } from './pages.ts';
export { ownerOfReset, sendPasswordReset, setPassword } from './password-reset.ts';
export { usePlayableTours } from './playable-tours.ts';
export { serverNow, setPresence } from './presence.ts';
export { useProposals } from './proposals.ts';
export { publishPicture, uploadAndPublish } from './publish-picture.ts';
export { newId, readDocument, readPages, readWritten } from './read.ts';
export { isAnythingFailed, restartListener, watchFailures } from './registry.ts';
export { CASES_SHOWN, useWaitingCases } from './reports.ts';
export { isSecondFactorMissing, type TextedCode, textCodeToEnrol, textCodeToSignIn } from './second-factor.ts';
export { renewToken, type Session, signIn, signOut, UNSAVED_TEXT, useSession } from './session.ts';
export { withSniffedType } from './sniff-type.ts';
export { useMonths, usePartnerStats, usePublicStats, useTotals } from './stats.ts';
export { storageOfSite } from './storage.ts';
export { useTour } from './tours.ts';
export { UploadError, type UploadOptions } from './upload.ts';
export { useInSync } from './use-in-sync.ts';
export { useLive } from './use-live.ts';
export { usePreviousData } from './use-previous-data.ts';
export { useRequestId } from './use-request-id.ts';
export { useSending } from './use-sending.ts';
export { useWhole } from './use-whole.ts';
export { reconnectIfSilentFor, watchLine } from './watch-line.ts';
export { withdrawPhoto } from './withdraw-photo.ts';
