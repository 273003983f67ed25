import { pageTexts } from '@streetlore/domain/page';
import { useState } from 'react';
import type { SubmissionFilter } from '../../live/contest.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { Surface } from '../../ui/Surface.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { PageMeta } from '../shell/PageMeta.tsx';
import styles from './Contest.module.css';
import { contestRules } from './rules.ts';
import { SubmissionList } from './SubmissionList.tsx';

const FILTERS: readonly { value: SubmissionFilter; label: string }[] = [
  { value: 'all', label: 'All Submissions' },
  { value: 'week', label: 'This Week' },
  { value: 'top', label: 'Top Voted' },
];

/** The gallery: approved photos, their votes counting live. */
export default function ContestPage() {
  const [filter, setFilter] = useState<SubmissionFilter>('all');
  const [layout, setLayout] = useState<'grid' | 'list'>('grid');
  return (
    <>
      <PageMeta {...pageTexts.contest} />
      <PageHead
        art="contest"
        title="Win 5 Free Tours"
        lead="Walls change overnight; a photo is how they stay. The one with the most votes wins, every week."
      >
        <ul className={styles.rules} aria-label="Contest rules">
          {contestRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </PageHead>
      <Surface material="paper" torn aria-label="Submissions" className={styles.gallery}>
        <div className={styles.tools}>
          <SelectField
            label="Show"
            value={filter}
            onChange={(event) => {
              const chosen = FILTERS.find(({ value }) => value === event.target.value);
              if (chosen) setFilter(chosen.value);
            }}
          >
            {FILTERS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <fieldset className={styles.layouts} aria-label="Layout">
            {(['grid', 'list'] as const).map((kind) => (
              <Button
                key={kind}
                variant={layout === kind ? 'ink' : 'outline'}
                aria-pressed={layout === kind}
                onClick={() => setLayout(kind)}
              >
                {kind === 'grid' ? 'Grid' : 'List'}
              </Button>
            ))}
          </fieldset>
        </div>
        <SubmissionList key={filter} filter={filter} layout={layout} />
      </Surface>
    </>
  );
}
