import { TwilioError } from './errors.ts';
import type { TwilioMessage } from './messages.ts';
import { type MessageList, messageResource } from './resource.ts';

/**
 * Twilio's list of messages, newest first. Filters: To, From and DateSent (a day, or before and
 * after a moment).
 */
export function listMessages(
  messages: readonly TwilioMessage[],
  query: URLSearchParams,
  path: string,
  accountSid: string,
): MessageList {
  const pageSize = number(query, 'PageSize', 50, 1, 1_000);
  const page = number(query, 'Page', 0, 0, 1_000_000);
  const matching = [...messages].reverse().filter((message) => matches(message, query));
  const start = page * pageSize;
  const shown = matching.slice(start, start + pageSize);
  const uriOf = (index: number) => {
    const parameters = new URLSearchParams(query);
    parameters.set('PageSize', String(pageSize));
    parameters.set('Page', String(index));
    return `${path}?${parameters}`;
  };
  return {
    end: Math.max(start, start + shown.length - 1),
    first_page_uri: uriOf(0),
    messages: shown.map((message) => messageResource(message, accountSid)),
    next_page_uri: start + shown.length < matching.length ? uriOf(page + 1) : null,
    page,
    page_size: pageSize,
    previous_page_uri: page > 0 ? uriOf(page - 1) : null,
    start,
    uri: uriOf(page),
  };
}

function matches(message: TwilioMessage, query: URLSearchParams): boolean {
  const to = query.get('To');
  const from = query.get('From');
  if (to !== null && message.to !== to) return false;
  if (from !== null && message.from !== from) return false;
  // Only a text that was sent has a date of sending. Twilio's date filters never show the others.
  const on = moment(query, 'DateSent');
  const before = moment(query, 'DateSent<');
  const after = moment(query, 'DateSent>');
  if (on === null && before === null && after === null) return true;
  const sent = message.date_sent?.getTime();
  if (sent === undefined) return false;
  const day = 86_400_000;
  return (
    (on === null || (sent >= Math.floor(on / day) * day && sent < Math.floor(on / day) * day + day)) &&
    (before === null || sent <= before) &&
    (after === null || sent >= after)
  );
}

function moment(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  if (text === null) return null;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new TwilioError(400, 20001, `${name} is not a valid date`);
  return time;
}

function number(query: URLSearchParams, name: string, fallback: number, least: number, most: number): number {
  const text = query.get(name);
  if (text === null) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least) throw new TwilioError(400, 20001, `${name} must be ${least} or more`);
  return Math.min(value, most);
}
