import { referenceOf } from '@streetlore/domain/booking';
import { routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import { adminTexts } from './texts.ts';

/** The parameter of the dashboard's address that opens a party's row in Hunt Tracking. */
export const PARTY_PARAMETER = 'party';

export function PartyLink({ id }: { readonly id: string }) {
  const search = new URLSearchParams({ [PARTY_PARAMETER]: id });
  return <Link to={`${routes.admin}?${search}`}>{adminTexts.partyCalled(referenceOf(id))}</Link>;
}
