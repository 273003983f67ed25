import {
  filtersOn,
  type TourFilter,
  tourFilterNames,
  tourFilters,
  tourFilterWords,
  tourTexts,
} from '@streetlore/domain/tour';
import { useHydrating } from '../../server-rendering/use-hydrating.ts';
import { SelectField } from '../../ui/field.tsx';
import styles from './tour-filters.module.css';

type TourFiltersProps = {
  readonly filter: TourFilter;
  readonly onChange: (change: Partial<TourFilter>) => void;
  /** How many tours the filters leave, and how many there are. */
  readonly some: number;
  readonly all: number;
};

export function TourFilters({ filter, onChange, some, all }: TourFiltersProps) {
  // What a visitor chooses before hydration would be lost.
  const isHydrating = useHydrating();
  return (
    <search className={styles.filters} aria-label={tourTexts.filters}>
      {tourFilterNames.map((name) => {
        const words: Readonly<Record<string, string>> = tourFilterWords[name];
        return (
          <SelectField
            key={name}
            label={words.label ?? ''}
            name={name}
            value={filter[name]}
            disabled={isHydrating}
            onChange={(event) => onChange({ [name]: event.target.value })}
          >
            {tourFilters[name].map((choice) => (
              <option key={choice} value={choice}>
                {words[choice]}
              </option>
            ))}
          </SelectField>
        );
      })}
      <p role="status" className={styles.count}>
        {filtersOn(filter).length > 0 && tourTexts.shown(some, all)}
      </p>
    </search>
  );
}
