import { MAX_TEAM_NAME, whyUnlisted } from '@streetlore/domain/booking';
import { editTeamInput, teamName } from '@streetlore/domain/leaderboard';
import { useState } from 'react';
import { TextField } from '../../../ui/field.tsx';
import type { FormProps } from './action.ts';
import styles from './actions.module.css';
import { editTeam } from './calls.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { actionTexts } from './texts.ts';

const texts = actionTexts.team;

/** Changes a team's public name, and whether the leaderboard shows the team. */
export function TeamDialog({ booking, onClose }: FormProps) {
  const [typed, setTyped] = useState(booking.team_name ?? '');
  const [listed, setListed] = useState(whyUnlisted(booking) === null);
  const [fault, setFault] = useState<string>();
  const prepare = () => {
    const name = editTeamInput.shape.team_name.safeParse(typed);
    setFault(name.error?.issues[0]?.message);
    if (!name.success) return null;
    const values = { booking_id: booking.id, team_name: name.data, listed };
    return { values, run: (request_id: string) => editTeam({ ...values, request_id }), done: texts.done };
  };
  return (
    <OperationDialog title={texts.title} action={texts.action} prepare={prepare} onClose={onClose}>
      <TextField
        label={texts.name}
        hint={texts.unnamed(teamName(booking.id, null))}
        maxLength={MAX_TEAM_NAME}
        autoComplete="off"
        value={typed}
        error={fault}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(undefined);
        }}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={listed} onChange={({ target }) => setListed(target.checked)} /> {texts.listed}
      </label>
      <p>{texts.text}</p>
    </OperationDialog>
  );
}
