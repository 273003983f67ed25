import { referenceOf } from '@streetlore/domain/booking';
import { useState } from 'react';
import { LiveView } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { adminTexts } from '../texts.ts';
import styles from './dashboard.module.css';
import { type ActiveHunt, useTeamsOfParty } from './data.ts';
import { HuntRow } from './hunt-row.tsx';
import { BroadcastForm } from './quick/broadcast-form.tsx';

type PartyRowProps = {
  readonly id: string;
  /** The teams that are listed. The row has all of them once it is open. */
  readonly hunts: readonly ActiveHunt[];
  readonly now: Date;
  readonly isSought?: boolean;
};

/** A party as one row, which opens all its teams. One text reaches all of them. */
export function PartyRow({ id, hunts, now, isSought = false }: PartyRowProps) {
  const [open, setOpen] = useState(isSought);
  const [writing, setWriting] = useState(false);
  const people = hunts.reduce((sum, { participants }) => sum + participants, 0);
  const started = hunts.filter(({ started_at }) => started_at !== null).length;
  const close = () => setWriting(false);
  return (
    <li className={styles.party}>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{adminTexts.party(referenceOf(id), hunts[0]?.tour_name ?? '', hunts.length, people, started)}</summary>
        {open && <Teams id={id} now={now} />}
        <Button variant="outline" size="small" onClick={() => setWriting(true)}>
          {adminTexts.messageAll}
        </Button>
      </details>
      <Dialog open={writing} title={adminTexts.messageAll} onClose={close}>
        <BroadcastForm onDone={close} party={id} />
      </Dialog>
    </li>
  );
}

function Teams({ id, now }: Pick<PartyRowProps, 'id' | 'now'>) {
  return (
    <LiveView
      live={useTeamsOfParty(id)}
      loading={<Loading text={adminTexts.loading} height="4rem" />}
      failed={adminTexts.teamsFailed}
    >
      {(teams) => (
        <ul className={styles.list} aria-label={adminTexts.teamsOfParty}>
          {inOrder(teams).map((hunt) => (
            <HuntRow key={hunt.id} hunt={hunt} now={now} />
          ))}
        </ul>
      )}
    </LiveView>
  );
}

/** The party that the dashboard's address names, open, wherever the list would have it. */
export function SoughtParty({ id, now }: Pick<PartyRowProps, 'id' | 'now'>) {
  return (
    <LiveView
      live={useTeamsOfParty(id)}
      loading={<Loading text={adminTexts.loading} height="4rem" />}
      failed={adminTexts.teamsFailed}
    >
      {(teams) =>
        teams.length === 0 ? (
          <EmptyState title={adminTexts.noParty} />
        ) : (
          <div className={styles.lists}>
            <ul className={styles.list} aria-label={adminTexts.partyCalled(referenceOf(id))}>
              <PartyRow id={id} hunts={inOrder(teams)} now={now} isSought />
            </ul>
          </div>
        )
      }
    </LiveView>
  );
}

/** The order in which the party was booked: the ids of its teams end with their places. */
const inOrder = (teams: readonly ActiveHunt[]) =>
  teams.toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
