import { routes } from '@streetlore/domain/paths';
import { type Person, personTyped, privacyTexts } from '@streetlore/domain/privacy';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toCallError } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { BackLink, Screen } from '../screen.tsx';
import { findPerson } from './data.ts';
import { type PersonLookup, PersonRecords } from './person-records.tsx';
import styles from './players.module.css';
import { playerTexts, personTexts as texts } from './texts.ts';

const sizeOf = ({ phone_numbers, emails }: Person) => phone_numbers.length + emails.length;
const both = (a: Person, b: Person): Person => ({
  phone_numbers: [...a.phone_numbers, ...b.phone_numbers],
  emails: [...a.emails, ...b.emails],
});

export function PersonData() {
  const [params] = useSearchParams();
  const given = params.get('of') ?? '';
  const list = new URLSearchParams(params);
  list.delete('of');
  const [typed, setTyped] = useState(given);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [looked, setLooked] = useState<PersonLookup | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const attempt = async (work: () => Promise<PersonLookup>) => {
    setBusy(true);
    setFailure(null);
    try {
      setLooked(await work());
    } catch (error) {
      setFailure(toCallError(error).message);
    } finally {
      setBusy(false);
    }
  };
  const look = (asked: Person) =>
    attempt(async () => {
      const { linked } = await findPerson(asked);
      const chosen = both(asked, linked);
      return { asked, linked, chosen, found: await findPerson(chosen) };
    });
  const choose = (chosen: Person) =>
    attempt(async () => {
      if (!looked) throw new Error('Nobody was looked for');
      return { ...looked, chosen, found: await findPerson(chosen) };
    });
  const find = (event: FormEvent) => {
    event.preventDefault();
    const person = personTyped(typed);
    const wrong = typed.trim() === '' ? privacyTexts.nobody : person ? undefined : privacyTexts.neither;
    setFault(wrong);
    setLooked(null);
    if (person) void look(person);
    else field.current?.focus();
  };
  // A link from a player's page gives the person.
  const first = useRef(given === '' ? null : personTyped(given));
  useEffect(() => {
    const person = first.current;
    first.current = null;
    if (person) void look(person);
  });

  return (
    <Screen>
      <BackLink to={{ pathname: routes.adminSection('players'), search: list.toString() }}>{playerTexts.back}</BackLink>
      <p>{texts.intro}</p>
      <form noValidate className={styles.search} onSubmit={find}>
        <TextField
          ref={field}
          label={texts.field}
          value={typed}
          error={fault}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" busy={busy}>
          {texts.find}
        </Button>
      </form>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {looked && sizeOf(looked.chosen) > 0 && (
        <PersonRecords looked={looked} busy={busy} onChoose={choose} onErased={() => choose(looked.chosen)} />
      )}
    </Screen>
  );
}
