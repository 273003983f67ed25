import { subscribeInput, subscribeOutput } from '@streetlore/domain/subscriber';
import { callable } from '../../../data/index.ts';

/** Has an address sent the mail that confirms it. Rejects with CallError only. */
export const subscribe = callable('subscribe', subscribeInput, subscribeOutput);
