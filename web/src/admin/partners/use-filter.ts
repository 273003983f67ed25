import { partnerStatuses, partnerTypes } from '@streetlore/domain/partner';
import { useSearchParams } from 'react-router-dom';
import type { PartnerFilter } from '../../live/admin-partners.ts';

/** The grid's filter, kept in the address: the way back from the editor leads to where it was left. */
export function useFilter(): readonly [PartnerFilter, (change: Partial<PartnerFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const filter: PartnerFilter = {
    status: partnerStatuses.find((status) => status === params.get('status')) ?? null,
    type: partnerTypes.find((type) => type === params.get('type')) ?? null,
    search: params.get('search') ?? '',
  };
  const change = (changed: Partial<PartnerFilter>) => {
    const entries = Object.entries({ ...filter, ...changed }).filter(([, value]) => value);
    setParams(Object.fromEntries(entries) as Record<string, string>, { replace: true });
  };
  return [filter, change];
}
