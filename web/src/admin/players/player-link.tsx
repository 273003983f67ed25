import { routes } from '@streetlore/domain/paths';
import { formatPhone } from '@streetlore/domain/phone';
import { Link } from 'react-router-dom';
import { useWithList } from '../../ui/address.ts';

/** A number that leads to its player, and from there back to the list as it stands. */
export function PlayerLink({ number }: { readonly number: string }) {
  return <Link to={useWithList()(routes.adminPlayer(number))}>{formatPhone(number)}</Link>;
}
