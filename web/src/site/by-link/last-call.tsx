import type { BookingPage } from '@streetlore/domain/booking';
import { lastCallTexts } from '@streetlore/domain/party';
import cards from './cards.module.css';

/** Where and when a team meets the others once its party is over: what it needs to know first. */
export function LastCall({ party }: Pick<BookingPage, 'party'>) {
  const call = party?.last_call;
  return call ? <p className={cards.call}>{lastCallTexts.toAll(call.place, call.meet)}</p> : null;
}
