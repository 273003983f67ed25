export { boardTeamsOf, collections, documents, stopId } from './collections.ts';
export {
  type AdminSection,
  adminSections,
  BOOKING_PARAMETER,
  patterns,
  routes,
  submissionIdOf,
  WHEN_IT_GOES_WRONG,
} from './routes.ts';
export { isSegment } from './segment.ts';
export {
  contestOriginalOf,
  downloadAddress,
  type OwnPicture,
  objectOfAddress,
  pictureFolders,
  pictureOriginalOf,
  storagePaths,
} from './storage.ts';
export { webhooks } from './webhooks.ts';
