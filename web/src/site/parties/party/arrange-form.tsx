import { type BookingPage, MAX_PARTICIPANTS } from '@streetlore/domain/booking';
import { partyPageTexts as texts } from '@streetlore/domain/party';
import { type FormEvent, useState } from 'react';
import { toCallError, useRequestId } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Counter } from '../../../ui/counter.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toaster.tsx';
import cards from '../../by-link/cards.module.css';
import { FormError } from '../../form/form-error.tsx';
import { arrangeTeams } from './data.ts';
import styles from './party.module.css';

/** A team as it is to be; without a booking when it is new. */
type Row = { readonly key: string; readonly booking_id: string | null; readonly name: string; readonly people: number };

const newRow = (): Row => ({ key: crypto.randomUUID(), booking_id: null, name: '', people: 1 });

const rowOf = ({ booking_id, team_name, participants }: BookingPage): Row => ({
  key: booking_id,
  booking_id,
  name: team_name ?? '',
  people: participants,
});

type ArrangeFormProps = {
  readonly token: string;
  /** The teams that have not started. Only the first render reads them. */
  readonly waiting: readonly BookingPage[];
  /** How many people are paid for in these teams. */
  readonly people: number;
  /** The most of these teams, so that the party does not have too many. */
  readonly most: number;
  readonly onSaved: () => void;
};

/** The teams with their names and people, to change. */
export function ArrangeForm({ token, waiting, people, most, onSaved }: ArrangeFormProps) {
  const [rows, setRows] = useState<readonly Row[]>(() => waiting.map(rowOf));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const request = useRequestId();
  const given = rows.reduce((sum, row) => sum + row.people, 0);
  const change = (key: string, to: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...to } : row)));
  const save = async () => {
    const teams = rows.map(({ key, ...team }) => team);
    setBusy(true);
    setError(null);
    setFaults({});
    try {
      await arrangeTeams({ token, teams, request_id: request.idFor(teams) });
      request.done();
      toast.success(texts.saved);
      onSaved();
    } catch (failure) {
      const refused = toCallError(failure);
      setFaults(Object.fromEntries(refused.faults.map(({ field, message }) => [field, message])));
      setError(refused.message);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void save();
  };
  return (
    <form noValidate className={cards.card} onSubmit={submit}>
      {rows.map((row, n) => (
        <div key={row.key} className={styles.row}>
          <TextField
            label={texts.teamName}
            name={`teams.${n}.name`}
            autoComplete="off"
            error={faults[`teams.${n}.name`]}
            value={row.name}
            onChange={({ target }) => change(row.key, { name: target.value })}
          />
          <Counter
            label={`${texts.peopleOf}: ${row.name}`}
            name={`teams.${n}.people`}
            unit="person"
            value={row.people}
            min={1}
            max={MAX_PARTICIPANTS}
            onChange={(count) => change(row.key, { people: count })}
          />
          <Button
            variant="outline"
            size="small"
            disabled={rows.length === 1}
            onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
          >
            {texts.removeTeam(row.name)}
          </Button>
        </div>
      ))}
      <p role="status">{texts.shared(given, people)}</p>
      {error && <FormError message={error} />}
      <p className={cards.buttons}>
        <Button variant="outline" disabled={rows.length >= most} onClick={() => setRows([...rows, newRow()])}>
          {texts.addTeam}
        </Button>
        <Button type="submit" busy={busy} disabled={given !== people}>
          {texts.save}
        </Button>
      </p>
    </form>
  );
}
