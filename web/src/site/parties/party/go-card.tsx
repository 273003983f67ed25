import type { BookingPage } from '@streetlore/domain/booking';
import { type PartyPage, partyPageTexts as texts } from '@streetlore/domain/party';
import { formatWeekdayMoment } from '@streetlore/domain/time';
import { useState } from 'react';
import { useRequestId } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Spray } from '../../../ui/spray.ts';
import { failureOf } from '../../by-link/failure-of.ts';
import { TitledCard } from '../../by-link/titled-card.tsx';
import { startParty } from './data.ts';

type GoCardProps = {
  readonly page: PartyPage;
  /** The teams that have not started. */
  readonly waiting: readonly BookingPage[];
  readonly token: string;
  readonly now: Date;
  readonly spray: Spray | undefined;
};

/** GO, or when the party began. */
export function GoCard({ page, waiting, token, now, spray }: GoCardProps) {
  const [asking, setAsking] = useState(false);
  const request = useRequestId();
  const opens = waiting.find(({ start_window }) => start_window && start_window.opens_at > now)?.start_window?.opens_at;
  const canGo = page.starts === 'together' && page.went_at === null && waiting.length > 0;
  return (
    <TitledCard title={texts.go} spray={spray}>
      <p role="status">{saidOf(page, opens)}</p>
      {canGo && (
        <Button disabled={opens !== undefined} onClick={() => setAsking(true)}>
          {texts.go}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={texts.goTitle}
        action={texts.go}
        onConfirm={() => failureOf(startParty({ token, request_id: request.idFor('go') }))}
        onClose={() => setAsking(false)}
      >
        <p>{texts.goText}</p>
      </ConfirmDialog>
    </TitledCard>
  );
}

function saidOf({ starts, went_at }: PartyPage, opens: Date | undefined): string {
  if (starts === 'each') return texts.eachStarts;
  if (went_at) return texts.wentAt(formatWeekdayMoment(went_at));
  return opens ? texts.goEarly(formatWeekdayMoment(opens)) : texts.goWhy;
}
