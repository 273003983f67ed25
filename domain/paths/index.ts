export { boardTeamsOf, collections, documents, stopId } from './collections.ts';
export { giftRoutes } from './gift-routes.ts';
export {
  type AdminSection,
  adminSections,
  artistRoute,
  BOOKING_PARAMETER,
  PHOTO_TERMS,
  patterns,
  routes,
  submissionIdOf,
  WHEN_IT_GOES_WRONG,
} from './routes.ts';
export { isSegment } from './segment.ts';
export {
  type AdminPicture,
  contestOriginalOf,
  downloadAddress,
  objectOfAddress,
  pictureFolders,
  pictureOriginalOf,
  storagePaths,
} from './storage.ts';
export { webhooks } from './webhooks.ts';
