import { type BookingDetails, bookingTexts, repeatedPhones } from '@streetlore/domain/booking';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type SharedPhoneDialogProps = {
  /** The details that are asked about; null while nothing is. */
  readonly details: BookingDetails | null;
  readonly onContinue: (details: BookingDetails) => Promise<void>;
  readonly onClose: () => void;
};

/**
 * Asks, before anything is paid, whether participants with one number really share a phone: most often it is a slip, and one
 * of them would hear nothing.
 */
export function SharedPhoneDialog({ details, onContinue, onClose }: SharedPhoneDialogProps) {
  const [busy, setBusy] = useState(false);
  const goOn = async () => {
    if (!details) return;
    setBusy(true);
    await onContinue(details);
    setBusy(false);
    onClose();
  };
  return (
    <Dialog
      open={details !== null}
      title={bookingTexts.sharedPhone}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {bookingTexts.changeNumbers}
          </Button>
          <Button busy={busy} onClick={() => void goOn()}>
            {bookingTexts.theyShare}
          </Button>
        </>
      }
    >
      {repeatedPhones(details?.phone_numbers ?? []).map(({ phone, participants }) => (
        <p key={phone}>{bookingTexts.samePhone(phone, participants)}</p>
      ))}
      <p>{bookingTexts.samePhoneWhy}</p>
    </Dialog>
  );
}
