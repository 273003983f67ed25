import { contestTexts } from '@streetlore/domain/contest';
import { useHydrating } from '../../../server-rendering/use-hydrating.ts';
import { useHydratedAddress } from '../../../ui/address.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { RoundEnd } from '../../../ui/round-end.tsx';
import { submissionFilters } from './data.ts';
import styles from './gallery.module.css';
import { SubmissionList } from './submission-list.tsx';

const layouts = ['grid', 'list'] as const;

export function Gallery() {
  const [{ show, layout }, keep] = useHydratedAddress({ show: submissionFilters, layout: layouts });
  // What is chosen before the browser has the code would be lost.
  const isHydrating = useHydrating();
  return (
    <>
      <RoundEnd className={styles.ends} />
      <div className={styles.tools}>
        <SelectField
          label="Show"
          value={show}
          disabled={isHydrating}
          onChange={(event) => {
            const chosen = submissionFilters.find((known) => known === event.target.value);
            if (chosen) keep({ show: chosen });
          }}
        >
          {submissionFilters.map((known) => (
            <option key={known} value={known}>
              {contestTexts.filters[known]}
            </option>
          ))}
        </SelectField>
        <fieldset className={styles.layouts} aria-label="Layout">
          {layouts.map((kind) => (
            <Button
              key={kind}
              variant={layout === kind ? 'ink' : 'outline'}
              aria-pressed={layout === kind}
              disabled={isHydrating}
              onClick={() => keep({ layout: kind })}
            >
              {contestTexts.layouts[kind]}
            </Button>
          ))}
        </fieldset>
      </div>
      <SubmissionList key={show} filter={show} layout={layout} />
    </>
  );
}
