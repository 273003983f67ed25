import { FilteredList, FilteredScreen } from '../filtered-screen.tsx';
import { CaseRow } from './case-row.tsx';
import { caseFilters, useDecidedCases } from './data.ts';
import { caseTexts as texts } from './texts.ts';
import { WaitingCases } from './waiting-cases.tsx';

/** `/admin/reports`: what visitors have reported, a row for each thing. */
export function ReportsScreen() {
  return (
    <FilteredScreen texts={texts} filters={caseFilters}>
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
