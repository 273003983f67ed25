import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { type Tour, tourEditorTexts, tourTexts } from '@streetlore/domain/tour';
import { useState } from 'react';
import { LiveView, mapLive, usePreviousData } from '../../data/index.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cardGrid, NewItemBar } from '../card-grid.tsx';
import { DeleteItemDialog } from '../delete-item-dialog.tsx';
import { Screen } from '../screen.tsx';
import { deleteTour, useTours } from './data.ts';
import { TourCard } from './tour-card.tsx';
import { TourTester } from './tour-tester.tsx';

/** How many cards show at first, and how many 'Show more' adds. */
const PAGE = 24;

export function TourGrid() {
  const [shown, setShown] = useState(PAGE);
  // The query asks for one tour more than is shown, to know whether there are more. A malformed tour
  // counts too.
  const tours = mapLive(usePreviousData(useTours(shown + 1)), (rows, malformed) => ({
    rows,
    isMore: rows.length + malformed > shown,
  }));
  const [tested, setTested] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<WithId<Tour> | null>(null);
  return (
    <Screen>
      <NewItemBar to={`${routes.adminSection('tours')}/new`} label="New Tour" />
      <LiveView live={tours} loading={<GridLoading />} failed={tourTexts.loadFailed}>
        {({ rows, isMore }) =>
          rows.length === 0 ? (
            <EmptyState title={tourTexts.none}>
              <p>A tour is a walk of stops, each with a clue and an answer. Write the first one.</p>
              <LinkButton to={`${routes.adminSection('tours')}/new`}>New Tour</LinkButton>
            </EmptyState>
          ) : (
            <>
              <ul className={cardGrid}>
                {rows.slice(0, shown).map((tour) => (
                  <li key={tour.id}>
                    <TourCard tour={tour} onTest={() => setTested(tour.id)} onDelete={() => setDeleted(tour)} />
                  </li>
                ))}
              </ul>
              {isMore && (
                <Button variant="outline" onClick={() => setShown(shown + PAGE)}>
                  Show more
                </Button>
              )}
            </>
          )
        }
      </LiveView>
      {tested !== null && <TourTester key={tested} tourId={tested} onClose={() => setTested(null)} />}
      <DeleteTourDialog tour={deleted} onClose={() => setDeleted(null)} />
    </Screen>
  );
}

function GridLoading() {
  return (
    <Loading text={tourTexts.loading}>
      <div className={cardGrid}>
        <Skeleton height="16rem" />
        <Skeleton height="16rem" />
        <Skeleton height="16rem" />
      </div>
    </Loading>
  );
}

type DeleteTourDialogProps = {
  readonly tour: WithId<Tour> | null;
  readonly onClose: () => void;
};

export function DeleteTourDialog({ tour, onClose }: DeleteTourDialogProps) {
  return (
    <DeleteItemDialog
      item={tour}
      onDelete={(tour_id, request_id) => deleteTour({ tour_id, request_id })}
      texts={tourEditorTexts}
      onClose={onClose}
    >
      <p>
        Its {tour?.stops_count} stops, clues, partner rewards and uploaded pictures are deleted too, and nobody can book
        it any more. Past bookings stay on record. This action cannot be undone.
      </p>
    </DeleteItemDialog>
  );
}
