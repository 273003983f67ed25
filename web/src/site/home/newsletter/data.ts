import { subscribeInput, subscribeOutput } from '@streetlore/domain/subscriber';
import { callable } from '../../../data/index.ts';

/**
 * Subscribes an address: the server sends it a mail to confirm.
 * @throws only CallError
 */
export const subscribe = callable('subscribe', subscribeInput, subscribeOutput);
