import { bookingTexts, yourHuntTexts } from '@streetlore/domain/booking';

/** The row of a summary that counts those without a phone in the booking. */
export function OthersRow({ others }: { readonly others: number }) {
  return others === 0 ? null : (
    <div>
      <dt>{bookingTexts.joinByLink}</dt>
      <dd>{yourHuntTexts.people(others)}</dd>
    </div>
  );
}
