import { MAX_PLAYER_NAME } from '@streetlore/domain/booking';
import { type PageReviewForm, resultTexts as texts } from '@streetlore/domain/result';
import { useState } from 'react';
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';

type WhoFieldProps = {
  readonly players: readonly string[];
  readonly places: number;
  readonly form: UseFormReturn<PageReviewForm>;
  readonly field: UseFormRegisterReturn & { readonly error: string | undefined };
};

/** A player who has joined, or a new name while there are places. */
export function WhoField({ players, places, form, field }: WhoFieldProps) {
  const [isNew, setNew] = useState(players.length === 0);
  if (isNew)
    return (
      <TextField
        label={players.length === 0 ? texts.yourName : texts.newName}
        hint={texts.youHint}
        maxLength={MAX_PLAYER_NAME}
        autoComplete="nickname"
        {...field}
      />
    );
  return (
    <>
      <SelectField label={texts.you} hint={texts.youHint} {...field}>
        <option value="">{texts.choose}</option>
        {players.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      {players.length < places && (
        <p>
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              form.setValue('name', '');
              setNew(true);
            }}
          >
            {texts.somebodyElse}
          </Button>
        </p>
      )}
    </>
  );
}
