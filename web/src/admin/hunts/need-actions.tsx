import { actionsFor, type HuntInNeed, type NeedAction, needsTexts, snoozeMinutes } from '@streetlore/domain/needs';
import { routes } from '@streetlore/domain/paths';
import type { AdminStep } from '@streetlore/domain/playing';
import { type ReactNode, useState } from 'react';
import { attendHunt, endWaiting, steerHunt, toCallError, useRequestId } from '../../data/index.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAction } from '../../ui/use-action.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CallWriter } from './call-writer.tsx';
import styles from './hunts.module.css';
import { huntTexts as texts } from './texts.ts';

/**
 * The actions that fit the most urgent reason, each beside the row, and putting the hunt aside. Danger
 * is not put aside: it ends by Done.
 */
export function NeedActions({ row }: { readonly row: HuntInNeed }) {
  const { hunt, needs } = row;
  const [first] = needs;
  const [isSkipping, setSkipping] = useState(false);
  const { run, busy } = useAction();
  const request = useRequestId();
  const step = async (step: AdminStep) => {
    const asked = { booking_id: hunt.id, step, stop_number: hunt.stop_number };
    const { told } = await steerHunt({ request_id: request.idFor(asked), ...asked });
    request.done();
    return told;
  };
  const tell = (kind: AdminStep, said: (told: string | null) => string) =>
    void run(async () => {
      toast.success(said(await step(kind)));
    }, texts.failedStep);
  const skip = async () => {
    try {
      await step('skip');
      toast.success(texts.skipped);
      return null;
    } catch (reason) {
      return toCallError(reason).message;
    }
  };
  const end = () =>
    void run(async () => {
      const pleas = needs.flatMap(({ kind, text_id }) => (kind === first.kind && text_id ? text_id : []));
      if (first.kind === 'gone')
        await attendHunt({ what: 'done', booking_id: hunt.id, request_id: `${hunt.id}_${first.from.getTime()}_done` });
      await Promise.all(pleas.map((id) => endWaiting({ request_id: `${id}_done`, message_id: id })));
      toast.success(texts.done);
    }, texts.failedStep);

  /** The call itself is the device's. Who presses it is noted, so that two people do not both call. */
  const noteCall = () =>
    void run(
      () => attendHunt({ what: 'called', booking_id: hunt.id, request_id: crypto.randomUUID() }),
      texts.failedStep,
    );
  const page = routes.adminHunt(hunt.id);
  const name = <VisuallyHidden> {hunt.team}</VisuallyHidden>;
  const link = (action: NeedAction, to: string) => (
    <LinkButton key={action} size="small" variant="outline" to={to}>
      {needsTexts.actions[action]}
      {name}
    </LinkButton>
  );
  const button = (action: NeedAction, onClick: () => void) => (
    <Button key={action} size="small" variant="outline" busy={busy} onClick={onClick}>
      {needsTexts.actions[action]}
      {name}
    </Button>
  );
  const actions: Readonly<Record<NeedAction, () => ReactNode>> = {
    call: () => first.text_id && <CallWriter key="call" messageId={first.text_id} onCall={noteCall} />,
    text: () => link('text', `${page}?write=1`),
    number: () => link('number', `${page}?replace=${hunt.id}&phone=${first.phone ?? 0}`),
    refund: () => link('refund', `${page}?refund=${hunt.id}`),
    stop: () => link('stop', routes.adminTour(hunt.tour_id, first.stop?.tour_stop)),
    way: () => button('way', () => tell('way', () => texts.waySent)),
    hint: () => button('hint', () => tell('hint', () => texts.hinted)),
    nudge: () => button('nudge', () => tell('nudge', texts.nudged)),
    skip: () => button('skip', () => setSkipping(true)),
    done: () => button('done', end),
  };
  return (
    <div className={styles.actions}>
      {actionsFor[first.kind].map((action) => actions[action]())}
      {first.kind !== 'danger' && <Snooze hunt={hunt} />}
      <ConfirmDialog
        open={isSkipping}
        title={texts.skipTitle}
        action={needsTexts.actions.skip}
        danger
        onConfirm={skip}
        onClose={() => setSkipping(false)}
      >
        <p>{texts.skipWhy(hunt.stop_number)}</p>
      </ConfirmDialog>
    </div>
  );
}

/** Puts the hunt aside for some minutes. The toast takes that back. */
function Snooze({ hunt }: Pick<HuntInNeed, 'hunt'>) {
  const { run, busy } = useAction();
  const attend = (what: { what: 'show' } | { what: 'snooze'; minutes: (typeof snoozeMinutes)[number] }) =>
    run(
      () => attendHunt({ ...what, booking_id: hunt.id, request_id: crypto.randomUUID() }),
      what.what === 'show' ? needsTexts.notShown : needsTexts.notSnoozed,
    );
  const choose = async (chosen: string) => {
    const minutes = snoozeMinutes.find((one) => String(one) === chosen);
    if (minutes === undefined || !(await attend({ what: 'snooze', minutes }))) return;
    toast.success(needsTexts.snoozed(hunt.team, minutes), {
      action: { label: needsTexts.undo, onClick: () => void attend({ what: 'show' }) },
    });
  };
  return (
    <select
      className={styles.snooze}
      aria-label={`${needsTexts.snooze} ${hunt.team}`}
      value=""
      disabled={busy}
      onChange={({ target }) => void choose(target.value)}
    >
      <option value="">{needsTexts.snooze}</option>
      {snoozeMinutes.map((minutes) => (
        <option key={minutes} value={minutes}>
          {needsTexts.snoozeFor(minutes)}
        </option>
      ))}
    </select>
  );
}
