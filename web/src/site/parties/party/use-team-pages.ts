import type { BookingPage } from '@streetlore/domain/booking';
import { useCallback, useState } from 'react';

/** What each team's page last said, by the booking's id, and how a team reports it. */
export function useTeamPages() {
  const [pages, setPages] = useState<Readonly<Record<string, BookingPage>>>({});
  const report = useCallback(
    (page: BookingPage) =>
      setPages((known) => (known[page.booking_id] === page ? known : { ...known, [page.booking_id]: page })),
    [],
  );
  return { pages, report };
}
