import { answerPlayerInput, endWaitingInput } from '@streetlore/domain/sms';
import * as z from 'zod/mini';
import { callable } from './call.ts';

/** Texts a player, or all phones of a hunt. Rejects with CallError, as does `endWaiting`. */
export const answerPlayer = callable('answerPlayer', answerPlayerInput, z.unknown());

/** Ends a conversation's waiting without an answer. */
export const endWaiting = callable('endWaiting', endWaitingInput, z.unknown());
