import { teamNameAt, partiesTexts as texts } from '@streetlore/domain/party';
import { useState } from 'react';
import { TextField } from '../../ui/field.tsx';
import layout from '../form/order-layout.module.css';
import { type OrderValues, withAt } from './order-values.ts';
import styles from './parties.module.css';
import type { Faults } from './use-ordering.ts';

type TeamRowsProps = {
  readonly sizes: readonly number[];
  readonly values: OrderValues;
  readonly faults: Faults;
  readonly onChange: (change: Pick<OrderValues, 'names'> | Pick<OrderValues, 'phones'>) => void;
};

/** The teams' names and phones. Few need them to book, so they are folded. */
export function TeamRows({ sizes, values, faults, onChange }: TeamRowsProps) {
  const isFaulty = Object.keys(faults).some((field) => field.startsWith('teams.'));
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.teams}
      open={isOpen || isFaulty}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{texts.names} (optional)</summary>
      <p className={layout.hint}>{texts.phoneHint}</p>
      <ul>
        {sizes.map((_, n) => {
          const name = teamNameAt(n);
          return (
            <li key={name} className={styles.team}>
              <TextField
                label={texts.teamName(name)}
                name={`names.${n}`}
                error={faults[`teams.${n}.name`]}
                autoComplete="off"
                value={values.names[n] ?? ''}
                onChange={({ target }) => onChange({ names: withAt(values.names, n, target.value) })}
              />
              <TextField
                label={texts.teamPhone(name)}
                name={`phones.${n}`}
                error={faults[`teams.${n}.phone_number`]}
                type="tel"
                inputMode="tel"
                autoComplete="off"
                value={values.phones[n] ?? ''}
                onChange={({ target }) => onChange({ phones: withAt(values.phones, n, target.value) })}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
