import { cancelGiftInput, sendGiftAgainInput } from '@streetlore/domain/gift';
import * as z from 'zod/mini';
import { callable } from '../../../data/index.ts';

/** What was paid goes back, and the code ends. Rejects with CallError. */
export const cancelGift = callable('cancelGift', cancelGiftInput, z.unknown());

/** Another address gets a new code. Rejects with CallError. */
export const sendGiftAgain = callable('sendGiftAgain', sendGiftAgainInput, z.unknown());
