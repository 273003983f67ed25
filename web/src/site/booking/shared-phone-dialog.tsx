import { type BookingDetails, bookingTexts, repeatedPhones } from '@streetlore/domain/booking';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type SharedPhoneDialogProps = {
  /** The details that the dialog asks about; null while it is closed. */
  readonly details: BookingDetails | null;
  readonly onContinue: (details: BookingDetails) => Promise<void>;
  /** The visitor wants to change a number: the last of the participants (from 1) who share one. */
  readonly onChange: (participant: number) => void;
  readonly onClose: () => void;
};

/**
 * Asks, before payment, whether participants with one number really share a phone. Most often it is
 * a slip, and one of them would get no texts.
 */
export function SharedPhoneDialog({ details, onContinue, onChange, onClose }: SharedPhoneDialogProps) {
  const [busy, setBusy] = useState(false);
  const goOn = async () => {
    if (!details) return;
    setBusy(true);
    await onContinue(details);
    setBusy(false);
    onClose();
  };
  const repeated = repeatedPhones(details?.phone_numbers ?? []);
  const change = () => onChange(repeated[0]?.participants.at(-1) ?? 1);
  return (
    <Dialog
      open={details !== null}
      title={bookingTexts.sharedPhone}
      onClose={change}
      busy={busy}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={change}>
            {bookingTexts.changeNumbers}
          </Button>
          <Button busy={busy} onClick={() => void goOn()}>
            {bookingTexts.theyShare}
          </Button>
        </>
      }
    >
      {repeated.map(({ phone, participants }) => (
        <p key={phone}>{bookingTexts.samePhone(phone, participants)}</p>
      ))}
      <p>{bookingTexts.samePhoneWhy}</p>
    </Dialog>
  );
}
