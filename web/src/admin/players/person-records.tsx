import { formatPhone } from '@streetlore/domain/phone';
import type { Erased, FoundPerson, Person, RecordCounts } from '@streetlore/domain/privacy';
import { useId, useState } from 'react';
import { toCallError, useRequestId } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { download } from '../../ui/csv.ts';
import { toast } from '../../ui/toaster.tsx';
import { exportPerson } from './data.ts';
import { EraseDialog, ErasedDialog } from './erase-dialog.tsx';
import { IdentityChecks } from './identity-checks.tsx';
import styles from './players.module.css';
import { personTexts as texts } from './texts.ts';

/**
 * The number or address that was asked for, the ones linked with it, the chosen ones of these, and
 * the data that is held about the chosen ones.
 */
export type PersonLookup = {
  readonly asked: Person;
  readonly linked: Person;
  readonly chosen: Person;
  readonly found: FoundPerson;
};

type HeldPersonProps = {
  readonly looked: PersonLookup;
  readonly busy: boolean;
  readonly onChoose: (chosen: Person) => void;
  readonly onErased: () => void;
};

export function PersonRecords({ looked, busy, onChoose, onErased }: HeldPersonProps) {
  const { chosen, found } = looked;
  const [erasing, setErasing] = useState(false);
  const [erased, setErased] = useState<Erased | null>(null);
  const [exporting, setExporting] = useState(false);
  const request = useRequestId();
  const title = useId();
  const isNothing = Object.values(found.held).every((count) => count === 0);
  const isConfirmed = found.identity.every(({ confirmed_at }) => confirmed_at !== null);
  const save = async () => {
    setExporting(true);
    try {
      const person = await exportPerson({ ...chosen, request_id: request.idFor(chosen) });
      request.done();
      download(`person-${person.exported_at.slice(0, 10)}.json`, JSON.stringify(person, null, 2), 'application/json');
      toast.success(texts.exported);
    } catch (error) {
      toast.error(texts.exportFailed, { description: toCallError(error).message });
    } finally {
      setExporting(false);
    }
  };
  return (
    <section className={styles.person} aria-labelledby={title} aria-busy={busy}>
      <h2 id={title} className={styles.heading}>
        {texts.chosen}
      </h2>
      <Names looked={looked} disabled={busy} onChoose={onChoose} />
      {isNothing ? <p role="status">{texts.nothing}</p> : <HeldList held={found.held} />}
      {found.opted_out && <p>{texts.optedOut}</p>}
      {found.refusal && (
        <p role="status" className={styles.refusal}>
          {found.refusal}
        </p>
      )}
      <IdentityChecks standings={found.identity} onChanged={() => onChoose(chosen)} />
      <p className={styles.ways}>
        <Button variant="ink" disabled={busy || !isConfirmed} busy={exporting} onClick={() => void save()}>
          {texts.export}
        </Button>
        <Button
          variant="danger"
          disabled={busy || !isConfirmed || found.refusal !== null}
          onClick={() => setErasing(true)}
        >
          {texts.erase}
        </Button>
      </p>
      {erasing && (
        <EraseDialog
          person={chosen}
          onErased={(outcome) => {
            setErased(outcome);
            onErased();
          }}
          onClose={() => setErasing(false)}
        />
      )}
      {erased && !erasing && <ErasedDialog erased={erased} onClose={() => setErased(null)} />}
    </section>
  );
}

function HeldList({ held }: { readonly held: RecordCounts }) {
  return (
    <dl className={styles.figures}>
      {(Object.keys(texts.held) as (keyof RecordCounts)[]).map((kind) => (
        <div key={kind}>
          <dt>{texts.held[kind]}</dt>
          <dd>{held[kind]}</dd>
        </div>
      ))}
    </dl>
  );
}

type NamesProps = { readonly disabled: boolean } & Pick<HeldPersonProps, 'looked' | 'onChoose'>;

/** Each name can be left out. */
function Names({ looked, disabled, onChoose }: NamesProps) {
  const { asked, linked, chosen } = looked;
  const toggle = (list: keyof Person, value: string) => {
    const others = chosen[list].filter((one) => one !== value);
    onChoose({ ...chosen, [list]: others.length < chosen[list].length ? others : [...others, value] });
  };
  const lists = ['phone_numbers', 'emails'] as const;
  const also = lists.flatMap((list) => linked[list].map((value) => ({ list, value })));
  return (
    <>
      <p className={styles.names}>{[...asked.phone_numbers.map(formatPhone), ...asked.emails].join(', ')}</p>
      {also.length > 0 && (
        <fieldset className={styles.linked} disabled={disabled}>
          <legend>{texts.linked}</legend>
          {also.map(({ list, value }) => (
            <label key={value}>
              <input type="checkbox" checked={chosen[list].includes(value)} onChange={() => toggle(list, value)} />
              {list === 'emails' ? value : formatPhone(value)}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
