import { bookingTexts } from '@streetlore/domain/booking';

/** The rows of a summary for a hunt without phones: how it is played, and where its link goes. */
export function OnPageRows({ email }: { readonly email: string | null }) {
  return (
    <>
      <div>
        <dt>{bookingTexts.youPlay}</dt>
        <dd>{bookingTexts.onPage}</dd>
      </div>
      <div>
        <dt>{bookingTexts.linkGoesTo}</dt>
        <dd>{email}</dd>
      </div>
    </>
  );
}
