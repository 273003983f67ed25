import { type BookingPage, othersOf, yourHuntTexts as texts } from '@streetlore/domain/booking';
import { useState } from 'react';
import { toCallError, useRequestId } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import type { Spray } from '../../ui/spray.ts';
import { toast } from '../../ui/toaster.tsx';
import cards from '../by-link/cards.module.css';
import { TitledCard } from '../by-link/titled-card.tsx';
import { resendToGroup } from './data.ts';
import { PhoneDialog } from './phone-dialog.tsx';
import styles from './your-hunt.module.css';

type PhonesCardProps = {
  readonly page: BookingPage;
  readonly token: string;
  /** Whether the hunt waits for START, so that phones can be replaced. One can be added until the end. */
  readonly isOpen: boolean;
  readonly spray: Spray | undefined;
};

type Replaced = { readonly place: number | null; readonly digits: string | null };

/** The group's phones by their last digits. */
export function PhonesCard({ page, token, isOpen, spray }: PhonesCardProps) {
  /** The phone to replace, or nulls to add one; null while the dialog is closed. */
  const [changing, setChanging] = useState<Replaced | null>(null);
  const [busy, setBusy] = useState(false);
  const request = useRequestId();
  const isOnPage = page.phones.length === 0;
  const isRoom = page.phones.length < page.participants;
  const resend = async () => {
    setBusy(true);
    try {
      await resendToGroup({ token, request_id: request.idFor('resend') });
      request.done();
      toast.success(texts.resent);
    } catch (error) {
      toast.error(texts.failed, { description: toCallError(error).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <TitledCard title={isOnPage ? texts.onPage : texts.phones} spray={spray}>
      <p>
        {isOnPage
          ? texts.onPageHint
          : texts.phonesHint(page.phones.length, othersOf(page.participants, page.phones.length))}
      </p>
      {!isOnPage && (
        <ul className={styles.phones}>
          {page.phones.map(({ last_digits, opted_out }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two phones may end in the same digits
            <li key={`${last_digits} ${place}`}>
              <span>{opted_out ? texts.maskedSilent(last_digits) : texts.masked(last_digits)}</span>
              {isOpen && (
                <Button
                  variant="outline"
                  size="small"
                  aria-label={texts.replaceTitle(last_digits)}
                  onClick={() => setChanging({ place, digits: last_digits })}
                >
                  {texts.replace}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {(isOpen || isRoom) && (
        <p className={cards.buttons}>
          {isRoom && (
            <Button variant="outline" size="small" onClick={() => setChanging({ place: null, digits: null })}>
              {texts.add}
            </Button>
          )}
          {isOpen && !isOnPage && (
            <Button variant="outline" size="small" busy={busy} onClick={() => void resend()}>
              {texts.resend}
            </Button>
          )}
        </p>
      )}
      {changing !== null && <PhoneDialog token={token} {...changing} onClose={() => setChanging(null)} />}
    </TitledCard>
  );
}
