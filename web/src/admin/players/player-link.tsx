import { routes } from '@streetlore/domain/paths';
import { formatPhone } from '@streetlore/domain/phone';
import { Link } from 'react-router-dom';
import { useWithList } from '../../ui/address.ts';

/** A number that links to its player. The player's page links back to the same list. */
export function PlayerLink({ number }: { readonly number: string }) {
  return <Link to={useWithList()(routes.adminPlayer(number))}>{formatPhone(number)}</Link>;
}
