import { fromLondonInput, toLondonInput } from '@streetlore/domain/time';
import { type ComponentProps, useEffect, useRef } from 'react';
import { TextField } from './field.tsx';

interface LondonTimeFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type' | 'ref'> {
  readonly value: Date | null;
  /** Gets complete times, and null when the field is emptied. */
  readonly onTime: (at: Date | null) => void;
}

const shownAs = (value: Date | null) => (value ? toLondonInput(value) : '');

/**
 * A time in London. Incomplete input stays until the field loses the focus. Browsers report it as one types:
 * the year '2' on the way to '2027', and an empty field while an hour is retyped.
 */
export function LondonTimeField({ value, onTime, ...rest }: LondonTimeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = shownAs(value);
  useEffect(() => {
    const { current } = input;
    if (current && current.value !== shown) current.value = shown;
  }, [shown]);
  return (
    <TextField
      {...rest}
      ref={input}
      type="datetime-local"
      defaultValue={shown}
      onChange={({ target }) => {
        const at = fromLondonInput(target.value);
        if (at || (target.value === '' && !target.validity.badInput)) onTime(at);
      }}
      onBlur={({ target }) => {
        target.value = shown;
      }}
    />
  );
}
