import { withdrawPhotoInput, withdrawPhotoOutput } from '@streetlore/domain/contest';
import { callable } from './call.ts';

/** Deletes a photo by the token of the mail's link, or as the account that sent it. */
export const withdrawPhoto = callable('withdrawPhoto', withdrawPhotoInput, withdrawPhotoOutput);
