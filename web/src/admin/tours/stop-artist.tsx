import { useController, useFormContext } from 'react-hook-form';
import { ArtistField } from '../../ui/artist-field.tsx';
import { faultOf } from '../../ui/fields-of.ts';
import type { TourValues } from './data.ts';

/** Who made the wall of a stop. */
export function StopArtist({ index }: { readonly index: number }) {
  const { control, formState } = useFormContext<TourValues>();
  const at = `stops.${index}.artist` as const;
  const { field } = useController({ control, name: at });
  const fault = (part: 'name' | 'link') => faultOf(formState.errors, `${at}.${part}`);
  return <ArtistField {...field} of={` of stop ${index + 1}`} errors={{ name: fault('name'), link: fault('link') }} />;
}
