import type { Booking } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/document';
import { type DeskStep, steerTexts } from '@streetlore/domain/hunt';
import { formatPhone } from '@streetlore/domain/phone';
import { type ReactNode, useState } from 'react';
import { steerHunt } from '../../live/admin-bookings.ts';
import { toCallError } from '../../live/core/call.ts';
import type { Live } from '../../live/core/live.ts';
import { LiveView } from '../../live/LiveView.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Badge } from '../../ui/Sticker.tsx';
import { toast } from '../../ui/Toaster.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { phaseOf } from '../dashboard/phase.ts';
import styles from './Sms.module.css';
import { smsTexts as texts } from './texts.ts';

interface HuntDeskProps {
  readonly bookings: Live<readonly WithId<Booking>[]>;
  /** The hunt that a text of the number would go to. */
  readonly hunt: WithId<Booking> | null;
}

/** Where the number's hunt stands, and what an admin can do to it. */
export function HuntDesk({ bookings, hunt }: HuntDeskProps) {
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
  const isWide = useMedia('(width >= 60rem)');
  const { label, tone } = phaseOf(hunt);
  const isRunning = hunt.status === 'confirmed' && hunt.hunt.phase !== 'stopped';
  return (
    // On a phone the texts need the room: the steps wait behind the summary.
    <details className={styles.hunt} open={isWide || undefined}>
      <summary className={styles.huntHead}>
        <strong>{hunt.tour_name}</strong>
        <span>{texts.progress(hunt.current_stop, hunt.stops_count)}</span>
        <Badge tone={tone}>{label}</Badge>
      </summary>
      {isRunning ? <Steps key={hunt.id} hunt={hunt} /> : <p className={styles.soft}>{steerTexts.over}</p>}
    </details>
  );
}

/** What cannot be taken back is asked about first. */
const asked: Partial<Record<DeskStep, (hunt: Booking) => { title: string; why: string }>> = {
  skip: ({ hunt }) => ({ title: texts.skipTitle, why: texts.skipWhy(hunt.stop_number) }),
  end: () => ({ title: texts.endTitle, why: texts.endWhy }),
};

function Steps({ hunt }: { readonly hunt: WithId<Booking> }) {
  const [busy, setBusy] = useState<DeskStep | null>(null);
  const [asking, setAsking] = useState<DeskStep | null>(null);
  const take = async (step: DeskStep): Promise<string | null> => {
    setBusy(step);
    try {
      await steerHunt({ request_id: crypto.randomUUID(), booking_id: hunt.id, step });
      return null;
    } catch (error) {
      return toCallError(error).message;
    } finally {
      setBusy(null);
    }
  };
  const click = async (step: DeskStep) => {
    if (asked[step]) return setAsking(step);
    const reason = await take(step);
    if (reason !== null) toast.error(texts.stepFailed, { description: reason });
  };
  const steps: DeskStep[] = ['nudge', 'skip', hunt.hunt.paused ? 'resume' : 'pause', 'end'];
  const question = asking && asked[asking]?.(hunt);
  return (
    <div className={styles.steps}>
      {steps.map((step) => (
        <Button
          key={step}
          size="small"
          variant={step === 'end' ? 'danger' : 'outline'}
          busy={busy === step}
          disabled={busy !== null}
          onClick={() => void click(step)}
        >
          {texts.steps[step]}
        </Button>
      ))}
      <ConfirmDialog
        open={asking !== null}
        title={question?.title ?? ''}
        action={asking ? texts.steps[asking] : ''}
        danger
        onConfirm={() => (asking ? take(asking) : Promise.resolve(null))}
        onClose={() => setAsking(null)}
      >
        <Question why={question?.why}>{texts.heardBy(hunt.phone_numbers.map(formatPhone).join(', '))}</Question>
      </ConfirmDialog>
    </div>
  );
}

function Question({ why, children }: { readonly why: string | undefined; readonly children: ReactNode }) {
  return (
    <>
      <p>{why}</p>
      <p className={styles.soft}>{children}</p>
    </>
  );
}
