import { concurrencyLimiter } from '../core/bounded.ts';
import { deliverWebhook } from '../core/deliver.ts';
import type { StandInState } from '../core/state.ts';
import type { Carriers } from './carriers.ts';
import type { MessageStatus, MessageStore, TwilioMessage } from './messages.ts';
import { signRequest } from './signature.ts';

type Step = { status: MessageStatus; errorCode: number | null };

/**
 * Moves an accepted text from queued to sent to delivered, or to undelivered with a code. Calls the
 * text's status callback each time. Two faults act on one text's callbacks: `duplicate` makes each
 * callback twice, and `reorder` reports the last status first.
 */
export function createStatusReporter(state: StandInState, messages: MessageStore, carriers: Carriers) {
  const fewAtOnce = concurrencyLimiter(2);

  async function report(message: TwilioMessage, step: Step, url: string): Promise<void> {
    const { twilioAccountSid, twilioAuthToken } = state.settings.vendors;
    const parameters: Record<string, string> = {
      AccountSid: twilioAccountSid,
      ApiVersion: '2010-04-01',
      From: message.from,
      MessageSid: message.sid,
      MessageStatus: step.status,
      ...(message.messaging_service_sid !== null && { MessagingServiceSid: message.messaging_service_sid }),
      SmsSid: message.sid,
      SmsStatus: step.status,
      To: message.to,
      ...(step.errorCode !== null && { ErrorCode: String(step.errorCode) }),
    };
    const headers = {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'user-agent': 'TwilioProxy/1.1',
      'x-twilio-signature': signRequest(url, parameters, twilioAuthToken),
    };
    const body = new URLSearchParams(parameters).toString();
    await fewAtOnce(() => deliverWebhook(state, { provider: 'twilio', url, headers, body }));
  }

  return async function follow(message: TwilioMessage, url: string | null): Promise<void> {
    const failure = carriers.laterFailure(message.to);
    const { sent, delivered } = state.settings.statusDelaysMs;
    const last: Step =
      failure === null ? { status: 'delivered', errorCode: null } : { status: 'undelivered', errorCode: failure };
    const steps = [
      { delay: sent, step: { status: 'sent', errorCode: null } as Step },
      { delay: delivered, step: last },
    ];
    const isReordered = url !== null && state.faults.take('twilio', 'reorder', message.to);
    const copies = url !== null && state.faults.take('twilio', 'duplicate', message.to) ? 2 : 1;
    const reached: Step[] = [];
    for (const { delay, step } of steps) {
      if (!(await state.pause(delay))) return;
      messages.setStatus(message, step.status, step.errorCode ?? undefined);
      reached.push(step);
      if (url !== null && !isReordered) await reportTimes(message, step, url, copies);
    }
    if (url === null || !isReordered) return;
    for (const step of reached.reverse()) await reportTimes(message, step, url, copies);
  };

  async function reportTimes(message: TwilioMessage, step: Step, url: string, copies: number): Promise<void> {
    for (let copy = 0; copy < copies; copy += 1) await report(message, step, url);
  }
}
export type FollowMessage = ReturnType<typeof createStatusReporter>;
