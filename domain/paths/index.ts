export { boardTeamsOf, collections, documents, stopId } from './collections.ts';
export {
  type AdminSection,
  adminSections,
  BOOKING_PARAMETER,
  isSegment,
  patterns,
  routes,
  submissionIdOf,
  WHEN_IT_GOES_WRONG,
  webhooks,
} from './routes.ts';
export {
  type AdminPicture,
  contestOriginalOf,
  downloadAddress,
  objectOfAddress,
  pictureFolders,
  pictureOriginalOf,
  storagePaths,
} from './storage.ts';
