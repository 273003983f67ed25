import { bookingSchema } from '@streetlore/domain/booking';
import { type HuntInNeed, needsTexts } from '@streetlore/domain/needs';
import { collections } from '@streetlore/domain/paths';
import { formatPhone, isErased } from '@streetlore/domain/phone';
import { isPageMessage, loggedMessageSchema } from '@streetlore/domain/sms';
import { attendHunt, useDocumentOf } from '../../../data/index.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { MailLink } from '../../call-link.tsx';
import styles from './actions.module.css';
import { actionTexts as texts } from './texts.ts';

/** Called when somebody presses a number. */
type OnCall = { readonly onCall?: (() => void) | undefined };

/** Calls a number. The router leaves an address with a scheme of its own to the browser. */
function CallNumber({ number, onCall }: { readonly number: string } & OnCall) {
  return (
    <LinkButton size="small" to={`tel:${number}`} onClick={onCall}>
      {texts.call.label} {formatPhone(number)}
    </LinkButton>
  );
}

/**
 * Calls the phone that a message came from. A page player has no number: then it says who wrote, and
 * calls the phones of the team, or writes to whoever booked where the team has none.
 */
export function CallWriter({ messageId, onCall }: { readonly messageId: string } & OnCall) {
  const live = useDocumentOf(`${collections.smsMessages}/${messageId}`, loggedMessageSchema);
  if (live.status !== 'ready' || !live.data) return null;
  if (isPageMessage(live.data))
    return <PageWriter name={live.data.page_player} bookingId={live.data.booking_id} onCall={onCall} />;
  return <CallNumbers numbers={[live.data.phone_number]} onCall={onCall} />;
}

/**
 * Calls the phone of a row's first reason. The call itself is the device's. Who presses it is noted,
 * so that two people do not both call.
 */
export function CallWriterOf({ about: { hunt, needs } }: { readonly about: HuntInNeed }) {
  const { run } = useAction();
  const note = () =>
    void run(() => attendHunt({ what: 'called', booking_id: hunt.id, request_id: crypto.randomUUID() }), texts.failed);
  const [{ text_id }] = needs;
  return text_id ? <CallWriter messageId={text_id} onCall={note} /> : null;
}

type PageWriterProps = { readonly name: string; readonly bookingId: string } & OnCall;

function PageWriter({ name, bookingId, onCall }: PageWriterProps) {
  const live = useDocumentOf(`${collections.bookings}/${bookingId}`, bookingSchema);
  const { phone_numbers: numbers = [], email = null } = (live.status === 'ready' && live.data) || {};
  return (
    <>
      <span className={styles.writer}>{needsTexts.wroteOnPage(name)}</span>
      <CallNumbers numbers={numbers} onCall={onCall} />
      {numbers.length === 0 && email && <MailLink address={email} />}
    </>
  );
}

const CallNumbers = ({ numbers, onCall }: { readonly numbers: readonly string[] } & OnCall) =>
  [...new Set(numbers)]
    .filter((number) => !isErased(number))
    .map((number) => <CallNumber key={number} number={number} onCall={onCall} />);
