import {
  acceptPayment,
  addTeammate,
  type Booking,
  canResendWelcome,
  extendExpiry,
  mayMoveForAdmin,
  refundable,
  whyUnlisted,
} from '@streetlore/domain/booking';
import { isErased } from '@streetlore/domain/phone';
import { maySteer } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { presentTime } from '../../server-time.ts';
import { Button } from '../../ui/button.tsx';
import { CloseRefundDialog } from './close-refund-dialog.tsx';
import { DropDialog } from './drop-dialog.tsx';
import { FastResultDialog } from './fast-result-dialog.tsx';
import { CopyLinkDialog, EndLinkDialog } from './link-dialogs.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { AcceptDialog, ExtendDialog, type PlainStep, StepDialog, TeammateDialog } from './operations.tsx';
import styles from './players.module.css';
import { RefundDialog } from './refund-dialog.tsx';
import { TeamDialog } from './team-dialog.tsx';
import { operationTexts as texts } from './texts.ts';

type Name =
  | 'accept'
  | 'refund'
  | 'closeRefund'
  | 'move'
  | 'extend'
  | 'teammate'
  | 'drop'
  | 'team'
  | 'showFast'
  | 'keepFast'
  | 'copyLink'
  | 'endLink'
  | PlainStep;

/** A number that nobody has. It tests whether another number may join a booking. */
const ANYBODY = '+447900000000';

/** The actions that a booking's state allows, by the same rules as on the server. */
export function offeredActions(booking: Booking, now: Date): Name[] {
  const hasLink = booking.confirmed_at !== null && !booking.cleared_at;
  const offered: Readonly<Record<Name, boolean>> = {
    accept: acceptPayment(booking, booking.payment_mismatch?.received ?? 0).ok,
    refund: refundable(booking, null).ok,
    closeRefund: Boolean(booking.refund_problem),
    welcome: canResendWelcome(booking).ok,
    move: mayMoveForAdmin(booking, now).ok,
    extend: extendExpiry(booking, 1, now).ok,
    // In a full group a new number can still replace another.
    teammate: addTeammate(booking, ANYBODY, { insteadOf: booking.phone_numbers[0] }).ok,
    drop: mayDrop(booking),
    // Visitors see the team of such a booking, now or after the hunt.
    team: booking.status === 'confirmed' || booking.completed_at !== null,
    showFast: whyUnlisted(booking) === 'too_fast',
    keepFast: booking.too_fast === 'shown',
    copyLink: hasLink,
    endLink: hasLink,
    skip: maySteer('skip', booking).ok,
    pause: maySteer('pause', booking).ok,
    resume: maySteer('resume', booking).ok,
    end: maySteer('end', booking).ok,
  };
  return (Object.keys(offered) as Name[]).filter((name) => offered[name]);
}

/** Whether a phone can leave a hunt while another one stays. */
function mayDrop(booking: Booking): boolean {
  const [first, other] = new Set(booking.phone_numbers.filter((number) => !isErased(number)));
  return first !== undefined && other !== undefined && addTeammate(booking, other, { insteadOf: first }).ok;
}

type BookingActionsProps = {
  readonly booking: WithId<Booking>;
  /** The number whose page shows the booking. */
  readonly of?: string | undefined;
  /** Called when money was given back. */
  readonly onRefunded?: (() => void) | undefined;
};

/**
 * Buttons for the allowed actions, each with a dialog that says what will happen. The address can
 * open the dialog that replaces the page's number (`?replace={booking}`) or drops it
 * (`?drop={booking}`), and the one that refunds (`?refund={booking}`).
 */
export function BookingActions({ booking, of, onRefunded }: BookingActionsProps) {
  const [params, setParams] = useSearchParams();
  const asksFor = (step: string) => params.get(step) === booking.id;
  const named = asksFor('replace') ? 'teammate' : asksFor('drop') ? 'drop' : asksFor('refund') ? 'refund' : null;
  const offered = offeredActions(booking, presentTime());
  const [asked, setAsked] = useState<Name | null>(named && offered.includes(named) ? named : null);
  const number = of !== undefined && booking.phone_numbers.includes(of) ? of : '';
  const close = () => {
    setAsked(null);
    if (!named) return;
    params.delete('replace');
    params.delete('drop');
    params.delete('refund');
    params.delete('phone');
    setParams(params, { replace: true });
  };
  const about = { booking, onClose: close };
  const dialogs: Readonly<Record<Name, () => ReactNode>> = {
    accept: () => <AcceptDialog {...about} />,
    refund: () => <RefundDialog {...about} onRefunded={onRefunded} />,
    closeRefund: () => <CloseRefundDialog {...about} />,
    move: () => <MoveDialog {...about} />,
    extend: () => <ExtendDialog {...about} />,
    teammate: () => <TeammateDialog {...about} leaving={named === 'teammate' ? number : ''} />,
    drop: () => <DropDialog {...about} leaving={number} />,
    team: () => <TeamDialog {...about} />,
    showFast: () => <FastResultDialog {...about} step="showFast" />,
    keepFast: () => <FastResultDialog {...about} step="keepFast" />,
    copyLink: () => <CopyLinkDialog {...about} />,
    endLink: () => <EndLinkDialog {...about} />,
    welcome: () => <StepDialog {...about} step="welcome" />,
    skip: () => <StepDialog {...about} step="skip" />,
    pause: () => <StepDialog {...about} step="pause" />,
    resume: () => <StepDialog {...about} step="resume" />,
    end: () => <StepDialog {...about} step="end" />,
  };
  return (
    <div className={styles.actions}>
      {offered.map((name) => (
        <Button key={name} size="small" variant="outline" onClick={() => setAsked(name)}>
          {texts[name].title}
        </Button>
      ))}
      {asked && <>{dialogs[asked]()}</>}
    </div>
  );
}
