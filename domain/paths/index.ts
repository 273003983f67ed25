export { collections, documents, stopId } from './collections.ts';
export { patterns, routes, submissionIdOf } from './routes.ts';
export {
  contestOriginalOf,
  downloadAddress,
  type OwnPicture,
  pictureFolders,
  pictureOriginalOf,
  storagePaths,
} from './storage.ts';
export { webhooks } from './webhooks.ts';
