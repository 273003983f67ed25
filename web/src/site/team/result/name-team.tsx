import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { MAX_TEAM_NAME } from '@streetlore/domain/booking';
import { nameTeamInput } from '@streetlore/domain/leaderboard';
import { resultTexts as texts } from '@streetlore/domain/result';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSending } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { Spray } from '../../../ui/spray.ts';
import form from '../../form/form.module.css';
import { FormError } from '../../form/form-error.tsx';
import { nameTeam } from './data.ts';
import styles from './result.module.css';

type NameTeamProps = { readonly token: string; readonly spray: Spray };

const schema = z.object({ team_name: nameTeamInput.shape.team_name });

export function NameTeam({ token, spray }: NameTeamProps) {
  const typed = useForm({ resolver: standardSchemaResolver(schema), defaultValues: { team_name: '' } });
  const { element, submit, error, field, isSending } = useSending(typed, {
    failed: texts.nameFailed,
    send: async (_, { team_name }) => {
      await nameTeam({ token, team_name });
    },
  });
  return (
    <Card spray={spray} className={styles.naming}>
      <h2 className={styles.heading}>{texts.nameTitle}</h2>
      <form ref={element} noValidate onSubmit={submit} className={form.form} aria-label={texts.nameTitle}>
        {error && <FormError message={error} />}
        <TextField
          label={texts.nameLabel}
          hint={texts.nameWhy}
          autoComplete="off"
          maxLength={MAX_TEAM_NAME}
          {...field('team_name')}
        />
        <Button type="submit" busy={isSending}>
          {texts.nameSend}
        </Button>
      </form>
    </Card>
  );
}
