import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { adminTexts } from '../texts.ts';
import styles from './dashboard.module.css';
import type { ActiveHunt } from './data.ts';
import { HuntRow } from './hunt-row.tsx';
import { BroadcastForm } from './quick/broadcast-form.tsx';

type PartyRowProps = {
  /** The teams of a party that are listed. */
  readonly hunts: readonly ActiveHunt[];
  readonly now: Date;
};

/** A party as one row, which opens its teams. One text reaches all of them. */
export function PartyRow({ hunts, now }: PartyRowProps) {
  const [writing, setWriting] = useState(false);
  const people = hunts.reduce((sum, { participants }) => sum + participants, 0);
  const started = hunts.filter(({ started_at }) => started_at !== null).length;
  const hasPhones = hunts.some(({ phone_numbers }) => phone_numbers.length > 0);
  const close = () => setWriting(false);
  return (
    <li className={styles.party}>
      <details>
        <summary>{adminTexts.party(hunts[0]?.tour_name ?? '', hunts.length, people, started)}</summary>
        <ul className={styles.list} aria-label={adminTexts.teamsOfParty}>
          {hunts.map((hunt) => (
            <HuntRow key={hunt.id} hunt={hunt} now={now} />
          ))}
        </ul>
        {hasPhones && (
          <Button variant="outline" size="small" onClick={() => setWriting(true)}>
            {adminTexts.messageAll}
          </Button>
        )}
      </details>
      <Dialog open={writing} title={adminTexts.messageAll} onClose={close}>
        <BroadcastForm onDone={close} hunts={hunts.map(({ id }) => id)} />
      </Dialog>
    </li>
  );
}
