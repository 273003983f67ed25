import { useController, useFormContext, useWatch } from 'react-hook-form';
import { fieldsOf } from '../../ui/fields-of.ts';
import { PictureFields } from '../picture/picture-fields.tsx';
import { type TourValues, uploadTourPicture } from './data.ts';

type ClaimId = (name: string) => string;

export function PictureField({ claimId }: { readonly claimId: ClaimId }) {
  return <Picture at="" label="Image address" claimId={claimId} />;
}

type StopPictureProps = {
  readonly index: number;
  readonly claimId: ClaimId;
};

export function StopPicture({ index, claimId }: StopPictureProps) {
  const of = ` of stop ${index + 1}`;
  return <Picture at={`stops.${index}.`} label={`Picture address${of}`} of={of} claimId={claimId} />;
}

type PictureProps = {
  readonly at: '' | `stops.${number}.`;
  readonly label: string;
  readonly of?: string;
  readonly claimId: ClaimId;
};

function Picture({ at, label, of = '', claimId }: PictureProps) {
  const form = useFormContext<TourValues>();
  const field = fieldsOf(form);
  const address = `${at}image_url` as const;
  const shown = useWatch({ control: form.control, name: address });
  const focus = useController({ control: form.control, name: `${at}image_focus` });
  /** The old credit and focus do not fit a new picture. */
  const use = (url: string) => {
    form.setValue(address, url, { shouldDirty: true, shouldValidate: true });
    form.setValue(`${at}image_credit`, '', { shouldDirty: true });
    form.setValue(`${at}image_focus`, null, { shouldDirty: true });
  };
  return (
    <PictureFields
      label={label}
      of={of}
      address={field(address, at === '' ? {} : { setValueAs: (typed: unknown) => typed || null })}
      shown={shown ?? ''}
      credit={field(`${at}image_credit`)}
      focus={focus.field}
      upload={(file, options) => uploadTourPicture(claimId(form.getValues('name')))(file, options)}
      onUploaded={use}
    />
  );
}
