import { fromLondonInput, toLondonInput } from '@streetlore/domain/time';
import { type ComponentProps, useEffect, useRef } from 'react';
import { TextField } from './field.tsx';

interface LondonTimeFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type' | 'ref'> {
  readonly value: Date | null;
  /** Called with whole moments, and with null once the field is emptied. */
  readonly onTime: (at: Date | null) => void;
}

const shownAs = (value: Date | null) => (value ? toLondonInput(value) : '');

/**
 * A moment on London's clocks. What is typed stays as typed until it is whole: a browser reports the year '2' on the way to '2027', and
 * an empty field while an hour is typed anew. What was left unfinished becomes the last whole moment again.
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
