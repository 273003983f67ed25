import { isInLondon } from '@streetlore/domain/city';
import {
  areaOnly,
  contestTexts,
  coordinatesText,
  DEFAULT_LOCATION,
  type DetailedLocation,
  geolocationOptions,
  isAreaKnown,
  isUsableReading,
  type Position,
} from '@streetlore/domain/contest';
import { reverseGeocode } from './photo-upload.ts';

/** `location` is the form's new text; null leaves the form as it is. */
type FoundPlace = {
  readonly address: DetailedLocation | null;
  readonly location: string | null;
  readonly problem: string | null;
};

/**
 * The address of a position. A rough position gives the area alone, one outside London nothing.
 * @param accuracy in metres
 */
export async function lookUpPlace(position: Position, accuracy: number | null): Promise<FoundPlace> {
  if (!isInLondon(position.latitude, position.longitude))
    return { address: null, location: null, problem: contestTexts.notInLondon };
  const isRough = !isUsableReading({ ...position, accuracy });
  const rough = { address: null, location: DEFAULT_LOCATION, problem: contestTexts.roughPosition };
  if (accuracy !== null && isRough && !isAreaKnown(accuracy)) return rough;
  try {
    const address = await reverseGeocode(position);
    if (!isRough) return { address, location: address.formatted || coordinatesText(position), problem: null };
    const area = areaOnly(address);
    return { ...rough, address: area, location: area.formatted };
  } catch (error) {
    console.warn('The place has no address', error);
    return isRough
      ? rough
      : { address: null, location: coordinatesText(position), problem: contestTexts.geocodeFailed };
  }
}

/** Accuracy in metres. @throws Error with the spec's words */
export function browserPosition(): Promise<Position & { accuracy: number }> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error(contestTexts.geolocationUnsupported));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      ({ code, PERMISSION_DENIED }) =>
        reject(new Error(code === PERMISSION_DENIED ? contestTexts.geolocationDenied : contestTexts.geocodeFailed)),
      geolocationOptions,
    );
  });
}
