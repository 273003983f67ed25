import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { MAX_PLAYER_NAME, playerName } from '@streetlore/domain/booking';
import { teamPageTexts as texts } from '@streetlore/domain/team';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSending } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormError } from '../form/form-error.tsx';
import { joinTeam } from './data.ts';
import styles from './team.module.css';

type JoinDialogProps = {
  readonly token: string;
  /** The names that have joined. The dialog offers those that it opened with. */
  readonly names: readonly string[];
  readonly player: string | null;
  readonly onJoined: (name: string) => void;
  readonly onClose: () => void;
};

const schema = z.object({ name: playerName });

/** A name of one's own, or one that has joined before. */
export function JoinDialog({ token, names, player, onJoined, onClose }: JoinDialogProps) {
  const form = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { name: '' },
  });
  const { submit, error, field, isSending } = useSending(form, {
    failed: texts.joinFailed,
    send: async (_, { name }) => {
      onJoined((await joinTeam({ token, name })).name);
      onClose();
    },
  });
  const choose = (name: string) => {
    form.setValue('name', name);
    void submit();
  };
  // Names that join meanwhile would move the button under the finger.
  const [others] = useState(() => names.filter((name) => name !== player));
  return (
    <FormDialog title={texts.joinTitle} action={texts.joinAs} busy={isSending} onClose={onClose} onSubmit={submit}>
      <div className={styles.card}>
        {error && <FormError message={error} />}
        {others.length > 0 && (
          <div className={styles.card}>
            <p>{texts.joined}</p>
            <p className={styles.buttons}>
              {others.map((name) => (
                <Button key={name} variant="outline" size="small" disabled={isSending} onClick={() => choose(name)}>
                  {texts.iAm(name)}
                </Button>
              ))}
            </p>
          </div>
        )}
        <TextField
          label={texts.name}
          hint={texts.joinText}
          autoComplete="given-name"
          maxLength={MAX_PLAYER_NAME}
          {...field('name')}
        />
      </div>
    </FormDialog>
  );
}
