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

/** The error of a form's field; for a list, of its first invalid item. */
export function faultOf<Values extends FieldValues>(errors: FieldErrors<Values>, name: Path<Values>) {
  const fault: (Fault & Partial<readonly (Fault | undefined)[]>) | undefined = get(errors, name);
  return fault?.message ?? fault?.find?.((item) => item?.message)?.message;
}

export function fieldsOf<Values extends FieldValues>({ register, formState }: Form<Values>) {
  const { errors } = formState;
  return <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...register(name, options),
    error: faultOf(errors, name),
  });
}
