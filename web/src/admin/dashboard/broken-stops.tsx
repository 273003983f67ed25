import {
  brokenStops,
  markStopFineInput,
  type StopHealth,
  clueHealthTexts as texts,
} from '@streetlore/domain/clue-health';
import { routes } from '@streetlore/domain/paths';
import { type StopAction, stopActions, tendStopInput, tendStopOutput, tendStopTexts } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { callable, toCallError, useRequestId, useWhole } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAction } from '../../ui/use-action.ts';
import styles from './dashboard.module.css';

/** How many stops are read at first. */
const FIRST_READ = 10;
const always = () => true;

const tendStop = callable('tendStop', tendStopInput, tendStopOutput);
const markStopFine = callable('markStopFine', markStopFineInput, z.unknown());

/** The stops that look broken, why, and what players said. Renders nothing while all look sound. */
export function BrokenStops() {
  const live = useWhole({ name: 'broken stops', first: FIRST_READ, asked: brokenStops, goesOn: always });
  const stops = live.status === 'ready' ? live.data : [];
  if (stops.length === 0) return null;
  return (
    <section aria-labelledby="broken-stops" className={styles.part}>
      <h3 id="broken-stops" className={styles.partHeading}>
        {texts.title}
      </h3>
      <ul className={styles.players}>
        {stops.map((stop) => (
          <BrokenStop key={stop.id} stop={stop} />
        ))}
      </ul>
    </section>
  );
}

function BrokenStop({ stop }: { readonly stop: WithId<StopHealth> }) {
  const { tour_id, tour_name, stop_number, location_name, faults, said } = stop;
  const [asked, setAsked] = useState<StopAction | null>(null);
  const { run, busy } = useAction();
  const request = useRequestId();
  const fine = () =>
    run(async () => {
      await markStopFine({ request_id: request.idFor({ fine: stop.id }), tour_id, stop_number });
      request.done();
      toast.success(texts.nowFine);
    }, texts.failed);
  const tend = async (): Promise<string | null> => {
    if (!asked) return null;
    const input = { tour_id, stop_number, action: asked };
    try {
      const { hunts } = await tendStop({ request_id: request.idFor(input), ...input });
      request.done();
      toast.success(tendStopTexts.done(hunts));
      return null;
    } catch (reason) {
      return toCallError(reason).message;
    }
  };
  return (
    <li className={styles.broken}>
      <div>
        <p>
          <strong>{texts.stop(stop_number, location_name)}</strong>, {tour_name}:{' '}
          {faults.map((fault) => texts.why[fault]).join('; ')}.
        </p>
        {said.length > 0 && (
          <p className={styles.soft}>
            {texts.said} {said.map((words) => `“${words}”`).join(', ')}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Link to={routes.adminTour(tour_id, stop_number)}>{texts.edit}</Link>
        {stopActions.map((action) => (
          <Button key={action} variant="outline" size="small" onClick={() => setAsked(action)}>
            {tendStopTexts.labels[action]}
          </Button>
        ))}
        <Button variant="outline" size="small" busy={busy} onClick={() => void fine()}>
          {texts.fine}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          open
          title={texts.stop(stop_number, location_name)}
          action={tendStopTexts.labels[asked]}
          onConfirm={tend}
          onClose={() => setAsked(null)}
        >
          <p>{tendStopTexts.what[asked]}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
