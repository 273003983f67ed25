import { type FirstWall, stationLine } from '@streetlore/domain/tour';
import cards from './cards.module.css';
import { MapLink } from './map-link.tsx';

type MeetingProps = { readonly wall: FirstWall };

export function Meeting({ wall }: MeetingProps) {
  const { name, place } = wall;
  const where = place ?? name;
  const station = stationLine(wall);
  return (
    <>
      {name && <p className={cards.big}>{name}</p>}
      {station && <p>{station}</p>}
      {where && (
        <p className={cards.buttons}>
          <MapLink place={where} />
        </p>
      )}
    </>
  );
}
