import { type ExportKind, type ExportRange, exportedSubscribers, exportedTexts } from '@streetlore/domain/export';
import { poundsOf } from '@streetlore/domain/money';
import { isErased } from '@streetlore/domain/phone';
import type { WithId } from '@streetlore/domain/query';
import { isPageMessage, type LoggedMessage } from '@streetlore/domain/sms';
import type { Subscriber } from '@streetlore/domain/subscriber';
import type { List } from '../../../data/index.ts';
import { type CsvColumn, toCsv } from '../../../ui/csv.ts';
import { exportBookingPages, exportPages, exportPhotoPages, type PaidBooking, type SentPhoto } from './export.ts';

/** The number, or 'erased' if its person was erased. */
const known = (number: string) => (isErased(number) ? 'erased' : number);
/** In the place of a number where a hunt or a message has none. */
const ON_PAGE = 'on the page';

type Reading = {
  /** Called with the number of rows read so far. */
  readonly onRows: (rows: number) => void;
  readonly signal: AbortSignal;
};

/**
 * Reads a range of days. Resolves to CSV text and the paths of the documents that could not be
 * read. Rejects with CallError, 'cancelled' after an abort.
 */
type Export = (
  range: ExportRange,
  reading: Reading,
) => Promise<{ csv: string; count: number; broken: readonly string[] }>;

const tableOf =
  <Row>(
    columns: readonly CsvColumn<Row>[],
    pages: (range: ExportRange, signal: AbortSignal) => AsyncIterable<List<Row>>,
  ): Export =>
  async (range, { onRows, signal }) => {
    const rows: Row[] = [];
    const broken: string[] = [];
    for await (const page of pages(range, signal)) {
      rows.push(...page.rows);
      broken.push(...page.broken);
      onRows(rows.length);
    }
    return { csv: toCsv(columns, rows), count: rows.length, broken };
  };

const bookings: CsvColumn<PaidBooking>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'created_at', value: ({ created_at }) => created_at },
  { title: 'status', value: ({ status }) => status },
  { title: 'tour', value: ({ tour_name }) => tour_name },
  { title: 'participants', value: ({ participants }) => participants },
  { title: 'phone_numbers', value: ({ phone_numbers }) => phone_numbers.map(known).join(', ') || ON_PAGE },
  { title: 'email', value: ({ email }) => email },
  { title: 'team_name', value: ({ team_name }) => team_name },
  { title: 'gift_gbp', value: ({ order }) => (order?.gift ? poundsOf(order.gift.covered) : null) },
  { title: 'amount_gbp', value: ({ amount }) => poundsOf(amount) },
  { title: 'refunded_gbp', value: ({ refunded_amount }) => poundsOf(refunded_amount) },
  { title: 'payment_intent_id', value: ({ order }) => order?.payment_intent_id ?? null },
  { title: 'current_stop', value: ({ current_stop }) => current_stop },
  { title: 'stops_count', value: ({ stops_count }) => stops_count },
  { title: 'score', value: ({ hunt }) => hunt.score },
  { title: 'confirmed_at', value: ({ confirmed_at }) => confirmed_at },
  { title: 'booked_for', value: ({ start_window }) => start_window?.day ?? null },
  { title: 'expires_at', value: ({ expires_at }) => expires_at },
  { title: 'cancelled_at', value: ({ cancelled_at }) => cancelled_at ?? null },
  { title: 'started_at', value: ({ started_at }) => started_at },
  { title: 'completed_at', value: ({ completed_at }) => completed_at },
];

const messages: CsvColumn<WithId<LoggedMessage>>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'sent_at', value: ({ sent_at }) => sent_at },
  { title: 'direction', value: ({ direction }) => direction },
  { title: 'phone_number', value: ({ phone_number }) => (phone_number === null ? ON_PAGE : known(phone_number)) },
  { title: 'page_player', value: (message) => (isPageMessage(message) ? message.page_player : null) },
  { title: 'message_type', value: ({ message_type }) => message_type },
  { title: 'message_content', value: ({ message_content }) => message_content },
  { title: 'is_test', value: ({ is_test }) => is_test },
  { title: 'status', value: ({ status }) => status },
  { title: 'error', value: ({ error_message }) => error_message },
  { title: 'segments', value: ({ segments }) => segments },
  { title: 'tour', value: ({ tour_name }) => tour_name },
  { title: 'booking_id', value: ({ booking_id }) => booking_id },
  { title: 'twilio_sid', value: ({ twilio_sid }) => twilio_sid },
];

const subscribers: CsvColumn<WithId<Subscriber>>[] = [
  { title: 'created_at', value: ({ created_at }) => created_at },
  { title: 'email', value: ({ email }) => email },
  { title: 'status', value: ({ status }) => status },
  { title: 'confirmed', value: ({ confirmed }) => confirmed },
  { title: 'source', value: ({ source }) => source },
  { title: 'utm_source', value: ({ utm_source }) => utm_source },
  { title: 'utm_medium', value: ({ utm_medium }) => utm_medium },
  { title: 'utm_campaign', value: ({ utm_campaign }) => utm_campaign },
];

const submissions: CsvColumn<SentPhoto>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'submitted_at', value: ({ submitted_at }) => submitted_at },
  { title: 'status', value: ({ status }) => status },
  { title: 'title', value: ({ title }) => title },
  { title: 'description', value: ({ description }) => description },
  { title: 'votes', value: ({ votes }) => votes },
  { title: 'is_winner', value: ({ is_winner }) => is_winner },
  { title: 'place_name', value: ({ place_name }) => place_name },
  { title: 'street_address', value: ({ street_address }) => street_address },
  { title: 'neighborhood', value: ({ neighborhood }) => neighborhood },
  { title: 'city', value: ({ city }) => city },
  { title: 'country', value: ({ country }) => country },
  { title: 'tags', value: ({ tags }) => tags.join(', ') },
  { title: 'ai_confidence', value: ({ ai_confidence }) => ai_confidence },
  { title: 'name', value: ({ contact }) => contact?.name ?? null },
  { title: 'email', value: ({ contact }) => contact?.email ?? null },
  { title: 'phone_number', value: ({ contact }) => contact?.phone_number ?? null },
];

/** Each kind of export with its columns. */
export const tables: Readonly<Record<ExportKind, Export>> = {
  bookings: tableOf(bookings, exportBookingPages),
  messages: tableOf(messages, (range, signal) => exportPages(exportedTexts(range), signal)),
  subscribers: tableOf(subscribers, (range, signal) => exportPages(exportedSubscribers(range), signal)),
  submissions: tableOf(submissions, exportPhotoPages),
};
