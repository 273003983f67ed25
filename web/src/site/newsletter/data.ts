import { confirmOutput, linkInput, unsubscribeOutput } from '@streetlore/domain/subscriber';
import { callable } from '../../data/index.ts';

/** Confirms the subscription that a link's token stands for. Rejects with CallError only. */
export const confirmSubscription = callable('confirmSubscription', linkInput, confirmOutput);

/** Ends it. Rejects with CallError only. */
export const unsubscribe = callable('unsubscribe', linkInput, unsubscribeOutput);
