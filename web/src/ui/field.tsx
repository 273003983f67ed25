import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './field.module.css';

type FieldText = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
};

type ControlProps = {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

interface FieldProps extends FieldText {
  readonly id?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** `children` renders the control with the given properties. */
export function Field({ label, hint, error, optional = false, id, children }: FieldProps) {
  const made = useId();
  const control = id ?? made;
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={control} className={styles.label}>
        <span>{label}</span>
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id: control,
        className: styles.control,
        'aria-describedby': classes(hintId, errorId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

type Of<Tag extends 'input' | 'textarea' | 'select'> = FieldText & ComponentProps<Tag>;

/**
 * The type `number` is missing, because the mouse wheel changes such a field as the page scrolls. A number is
 * text with `inputMode`.
 */
type InputType = 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'date' | 'time' | 'datetime-local';

type TextFieldProps = Omit<Of<'input'>, 'type'> & { readonly type?: InputType | undefined };

export function TextField({ label, hint, error, optional, id, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} optional={optional ?? false}>
      {(control) => <input {...rest} {...control} />}
    </Field>
  );
}

export function TextAreaField({ label, hint, error, optional, id, ...rest }: Of<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} id={id} optional={optional ?? false}>
      {(control) => <textarea {...rest} {...control} />}
    </Field>
  );
}

export function SelectField({ label, hint, error, optional, id, ...rest }: Of<'select'>) {
  return (
    <Field label={label} hint={hint} error={error} id={id} optional={optional ?? false}>
      {(control) => <select {...rest} {...control} />}
    </Field>
  );
}
