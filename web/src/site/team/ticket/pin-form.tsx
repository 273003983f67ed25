import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { PIN_LENGTH, redeemByPinInput, redeemByPinOutput, tillTexts as texts } from '@streetlore/domain/till';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { callable, toCallError, UNREACHABLE, useSending } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import form from '../../form/form.module.css';
import { FormError } from '../../form/form-error.tsx';

/** Rejects with CallError. */
const redeemByPin = callable('redeemByPin', redeemByPinInput, redeemByPinOutput);

const schema = z.object({ pin: redeemByPinInput.shape.pin });

type PinFormProps = { readonly token: string; readonly stop: number };

/**
 * For a bar without a connection. Without a connection of this phone too, nothing is kept for later: a PIN that
 * nobody has checked must not look like a redeemed code.
 */
export function PinForm({ token, stop }: PinFormProps) {
  const typed = useForm({ resolver: standardSchemaResolver(schema), defaultValues: { pin: '' } });
  const { element, submit, error, field, isSending } = useSending(typed, {
    failed: texts.needsSignal,
    send: async (request_id, { pin }) => {
      try {
        await redeemByPin({ token, stop_number: stop, pin, request_id });
      } catch (reason) {
        const failure = toCallError(reason);
        // A refusal says what it is about. It stands at the field, because the PIN is all there is.
        if (failure.isRefusal && failure.message !== UNREACHABLE && failure.faults.length === 0)
          typed.setError('pin', { type: 'server', message: failure.message });
        else throw reason;
      }
    },
  });
  return (
    <form ref={element} noValidate onSubmit={submit} className={form.form} aria-label={texts.byPin}>
      <p>{texts.byPinWhy}</p>
      {error && <FormError message={error} />}
      <TextField
        label={texts.pinLabel}
        inputMode="numeric"
        autoComplete="off"
        maxLength={PIN_LENGTH}
        // Nobody at the table reads it over the barman's shoulder.
        type="password"
        {...field('pin')}
      />
      <Button type="submit" busy={isSending}>
        {texts.pinButton}
      </Button>
    </form>
  );
}
