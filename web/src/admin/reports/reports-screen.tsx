import { FilteredList, FilteredScreen } from '../filtered-screen.tsx';
import { CaseRow } from './case-row.tsx';
import { useDecidedCases } from './data.ts';
import { caseTexts as texts } from './texts.ts';
import { WaitingCases } from './waiting-cases.tsx';

const filters = ['waiting', 'decided'] as const;
export type CaseFilter = (typeof filters)[number];

/** `/admin/reports`: what visitors have reported, a row for each thing. */
export function ReportsScreen() {
  return (
    <FilteredScreen texts={texts} filters={filters}>
      {(filter) => (filter === 'waiting' ? <WaitingCases /> : <DecidedCases />)}
    </FilteredScreen>
  );
}

function DecidedCases() {
  return (
    <FilteredList texts={texts} filter="decided" pages={useDecidedCases()}>
      {(one) => <CaseRow key={one.id} listed={one} />}
    </FilteredList>
  );
}
