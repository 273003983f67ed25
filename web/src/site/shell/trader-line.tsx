import { runBy, vatLine } from '@streetlore/domain/trader';
import { trader } from '../../ui/trader.ts';

export function TraderLine() {
  return (
    <p>
      <span>{runBy(trader)} </span>
      <a href={`mailto:${trader.email}`}>{trader.email}</a>
      {trader.vat && <span> {vatLine(trader)}</span>}
    </p>
  );
}
