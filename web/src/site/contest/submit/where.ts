import {
  areaOnly,
  contestTexts,
  coordinatesText,
  DEFAULT_LOCATION,
  type DetailedLocation,
  geolocationOptions,
  isUsableReading,
  type Position,
  tellsArea,
} from '@streetlore/domain/contest';
import { isInLondon } from '@streetlore/domain/neighborhood';
import { reverseGeocode } from './photo-upload.ts';

/** A place somebody pointed at. `location` is what the form should say; null leaves it as it is. */
type FoundPlace = {
  readonly address: DetailedLocation | null;
  readonly location: string | null;
  /** What to tell the visitor. */
  readonly problem: string | null;
};

/**
 * The address of a photo's GPS, of a dropped pin or of the browser's position; the area alone when the position is too rough
 * for an address (accuracy in metres), and nothing outside London.
 */
export async function lookUpPlace(position: Position, accuracy: number | null): Promise<FoundPlace> {
  if (!isInLondon(position.latitude, position.longitude))
    return { address: null, location: null, problem: contestTexts.notInLondon };
  const isRough = !isUsableReading({ ...position, accuracy });
  const rough = { address: null, location: DEFAULT_LOCATION, problem: contestTexts.roughPosition };
  if (accuracy !== null && isRough && !tellsArea(accuracy)) return rough;
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

/** Where the browser says it is, accuracy in metres. Rejects with an Error that holds the spec's words. */
export function whereTheBrowserIs(): Promise<Position & { accuracy: number }> {
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
