import { subscribeInput, subscribeOutput } from '@streetlore/domain/subscriber';
import { callable } from '../../../data/index.ts';

/** Subscribes an address to the newsletter. Rejects with CallError only. */
export const subscribe = callable('subscribe', subscribeInput, subscribeOutput);
