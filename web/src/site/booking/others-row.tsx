import { bookingTexts, othersOf, yourHuntTexts } from '@streetlore/domain/booking';

type OthersRowProps = {
  readonly participants: number;
  /** How many numbers were given. */
  readonly phones: number;
};

/** The row of a summary that counts those without a phone in the booking. */
export function OthersRow({ participants, phones }: OthersRowProps) {
  const others = othersOf(participants, phones);
  return others === 0 ? null : (
    <div>
      <dt>{bookingTexts.joinByLink}</dt>
      <dd>{yourHuntTexts.people(others)}</dd>
    </div>
  );
}
