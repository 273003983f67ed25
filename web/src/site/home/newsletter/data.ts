import { subscribeInput, subscribeOutput } from '@streetlore/domain/subscriber';
import { callable } from '../../../data/index.ts';

/** The server sends the address a mail to confirm. @throws only CallError */
export const subscribe = callable('subscribe', subscribeInput, subscribeOutput);
