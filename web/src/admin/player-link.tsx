import { routes } from '@streetlore/domain/paths';
import { formatPhone } from '@streetlore/domain/phone';
import { Link } from 'react-router-dom';
import { useWithList } from '../ui/address.ts';
import { CallSign } from './call-link.tsx';

/** A number that links to its player, and calls. The player's page links back to the same list. */
export function PlayerLink({ number }: { readonly number: string }) {
  const to = useWithList()(routes.adminPlayer(number));
  return (
    <>
      <Link to={to}>{formatPhone(number)}</Link>
      <CallSign number={number} />
    </>
  );
}
