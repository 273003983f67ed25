import { type BookingPage, yourHuntTexts } from '@streetlore/domain/booking';
import { partyPageTexts as texts } from '@streetlore/domain/party';
import { firstWallOf, type Tour } from '@streetlore/domain/tour';
import type { Spray } from '../../../ui/spray.ts';
import cards from '../../by-link/cards.module.css';
import { MapLink } from '../../by-link/map-link.tsx';
import { Meeting } from '../../by-link/meeting.tsx';
import { TitledCard } from '../../by-link/titled-card.tsx';

type WhereCardProps = {
  readonly tour: Tour;
  /** The teams that have not started. */
  readonly waiting: readonly BookingPage[];
  readonly spray: Spray | undefined;
};

/** Where the party begins: the tour's first wall, and the wall of each team that begins at another. */
export function WhereCard({ tour, waiting, spray }: WhereCardProps) {
  const elsewhere = waiting.flatMap(({ booking_id, team_name, party }) => {
    const { name, place } = firstWallOf(tour, party?.first_stop);
    return party && party.first_stop > 1 && name ? [{ id: booking_id, team: team_name ?? '', name, place }] : [];
  });
  return (
    <TitledCard title={yourHuntTexts.where} spray={spray}>
      <Meeting wall={firstWallOf(tour)} />
      {elsewhere.length > 0 && (
        <>
          <p>{texts.elsewhere}</p>
          <ul className={cards.list}>
            {elsewhere.map(({ id, team, name, place }) => (
              <li key={id}>
                <strong>{team}</strong>: {name} <MapLink place={place ?? name} />
              </li>
            ))}
          </ul>
        </>
      )}
    </TitledCard>
  );
}
