import type { ComponentProps } from 'react';
import { TextField } from '../ui/field.tsx';

type SearchFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'placeholder'> & {
  readonly value: string;
  readonly onType: (text: string) => void;
};

export function SearchField({ onType, ...field }: SearchFieldProps) {
  return <TextField type="search" onChange={({ target }) => onType(target.value)} {...field} />;
}
