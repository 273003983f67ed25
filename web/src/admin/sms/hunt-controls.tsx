import type { Booking } from '@streetlore/domain/booking';
import { formatPhone } from '@streetlore/domain/phone';
import { type AdminStep, maySteer } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { type Live, LiveView, steerHunt, toCallError } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { phaseOf } from '../../ui/hunt-phase.ts';
import { Loading } from '../../ui/loading.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './sms.module.css';
import { smsTexts as texts } from './texts.ts';

/** The width at which list and thread stand side by side. */
export const WIDE = '(width >= 60rem)';

type HuntControlsProps = {
  readonly bookings: Live<readonly WithId<Booking>[]>;
  /** The hunt that a text from the number would go to. */
  readonly hunt: WithId<Booking> | null;
};

/** The progress of the number's hunt, and an admin's actions on it. */
export function HuntControls({ bookings, hunt }: HuntControlsProps) {
  return (
    <LiveView
      live={bookings}
      loading={
        <div className={styles.hunt}>
          <Loading text={texts.huntLoading} />
        </div>
      }
      failed={texts.huntFailed}
    >
      {() => (hunt ? <Hunt hunt={hunt} /> : <p className={styles.hunt}>{texts.noHunt}</p>)}
    </LiveView>
  );
}

function Hunt({ hunt }: { readonly hunt: WithId<Booking> }) {
  const hasRoom = useMedia(`${WIDE} and (height >= 50rem)`);
  const { label, tone } = phaseOf(hunt, useNow(60_000));
  const running = maySteer('end', hunt);
  return (
    // On a phone or a low screen the texts need the room, so the buttons are folded away.
    <details className={styles.hunt} open={hasRoom || undefined}>
      <summary className={styles.huntHead}>
        <strong>{hunt.tour_name}</strong>
        <span>{texts.progress(hunt.current_stop, hunt.stops_count)}</span>
        <Badge tone={tone}>{label}</Badge>
      </summary>
      {running.ok ? <Steps key={hunt.id} hunt={hunt} /> : <p className={styles.soft}>{running.problem.message}</p>}
    </details>
  );
}

/** The questions before steps that cannot be undone. */
const asked: Partial<Record<AdminStep, (hunt: Booking) => { title: string; why: string }>> = {
  skip: ({ hunt }) => ({ title: texts.skipTitle, why: texts.skipWhy(hunt.stop_number) }),
  end: () => ({ title: texts.endTitle, why: texts.endWhy }),
};

/** A step and its request. A repeat after a lost answer is the same request. */
type Attempt = {
  readonly step: AdminStep;
  readonly request_id: string;
  /** The stop that the admin was asked about. */
  readonly stop_number: number;
  /** The hunt's state when the admin clicked. */
  readonly at: string;
  readonly question: { readonly title: string; readonly why: string } | null;
};

/** A button for every step, enabled or not. Only one of pausing and resuming is shown. */
function Steps({ hunt }: { readonly hunt: WithId<Booking> }) {
  const id = useId();
  const [busy, setBusy] = useState<AdminStep | null>(null);
  const [asking, setAsking] = useState<Attempt | null>(null);
  const open = useRef<Attempt | null>(null);
  const attemptOf = (step: AdminStep): Attempt => {
    const { phase, stop_number, paused } = hunt.hunt;
    const at = `${phase} ${stop_number} ${paused}`;
    const { current } = open;
    if (current?.step === step && current.at === at) return current;
    return { step, at, stop_number, request_id: crypto.randomUUID(), question: asked[step]?.(hunt) ?? null };
  };
  const take = async (attempt: Attempt): Promise<string | null> => {
    const { step, request_id, stop_number } = attempt;
    open.current = attempt;
    setBusy(step);
    try {
      await steerHunt({ request_id, booking_id: hunt.id, step, stop_number });
      open.current = null;
      return null;
    } catch (error) {
      return toCallError(error).message;
    } finally {
      setBusy(null);
    }
  };
  const click = async (step: AdminStep) => {
    const attempt = attemptOf(step);
    if (attempt.question) return setAsking(attempt);
    const reason = await take(attempt);
    if (reason !== null) toast.error(texts.stepFailed, { description: reason });
  };
  const steps: AdminStep[] = ['nudge', 'way', 'hint', 'skip', maySteer('resume', hunt).ok ? 'resume' : 'pause', 'end'];
  const offers = steps.map((step) => {
    const may = maySteer(step, hunt);
    return { step, why: may.ok ? null : may.problem.message };
  });
  // A reason that several steps share is shown once.
  const reasons = [...new Set(offers.flatMap(({ why }) => why ?? []))];
  return (
    <div className={styles.steps}>
      {offers.map(({ step, why }) => (
        <Button
          key={step}
          size="small"
          variant="outline"
          busy={busy === step}
          disabled={busy !== null}
          aria-disabled={why !== null || undefined}
          aria-describedby={why === null ? undefined : `${id}-${reasons.indexOf(why)}`}
          onClick={() => {
            if (why === null) void click(step);
          }}
        >
          {texts.steps[step]}
        </Button>
      ))}
      {reasons.map((reason, n) => (
        <p key={reason} id={`${id}-${n}`} className={styles.why}>
          {reason}
        </p>
      ))}
      <ConfirmDialog
        open={asking !== null}
        title={asking?.question?.title ?? ''}
        action={asking ? texts.steps[asking.step] : ''}
        danger
        onConfirm={() => (asking ? take(asking) : Promise.resolve(null))}
        onClose={() => setAsking(null)}
      >
        <Question why={asking?.question?.why}>{texts.heardBy(readersOf(hunt).join(', '))}</Question>
      </ConfirmDialog>
    </div>
  );
}

/** Whom a message to the whole hunt reaches. */
const readersOf = ({ phone_numbers, page_players = [] }: Booking): string[] => [
  ...phone_numbers.map(formatPhone),
  ...(page_players.length > 0 ? [texts.teamsPage] : []),
];

function Question({ why, children }: { readonly why: string | undefined; readonly children: ReactNode }) {
  return (
    <>
      <p>{why}</p>
      <p className={styles.soft}>{children}</p>
    </>
  );
}
