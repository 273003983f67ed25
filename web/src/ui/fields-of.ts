import {
  type FieldErrors,
  type FieldValues,
  type FormState,
  get,
  type Path,
  type RegisterOptions,
  type UseFormRegister,
} from 'react-hook-form';

type Form<Values extends FieldValues> = {
  readonly register: UseFormRegister<Values>;
  readonly formState: FormState<Values>;
};

type Fault = { readonly message?: string | undefined };

/** What is wrong with a field of a form; in a list, what is wrong with its first bad item. */
export function faultOf<Values extends FieldValues>(errors: FieldErrors<Values>, name: Path<Values>) {
  const fault: (Fault & Partial<readonly (Fault | undefined)[]>) | undefined = get(errors, name);
  return fault?.message ?? fault?.find?.((item) => item?.message)?.message;
}

/** What ties the fields of field.tsx to a form: name, events, and what is wrong. */
export function fieldsOf<Values extends FieldValues>({ register, formState }: Form<Values>) {
  const { errors } = formState;
  return <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...register(name, options),
    error: faultOf(errors, name),
  });
}
