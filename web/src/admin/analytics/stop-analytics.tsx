import type { TourStats } from '@streetlore/domain/stats';
import { useState } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import styles from './analytics.module.css';
import { stopCharts, stopRows } from './charts.ts';
import { Figure } from './figure.tsx';
import { analyticsTexts } from './texts.ts';

/** Where the hunts of a chosen tour go on, get stuck and end. */
export function StopAnalytics({ tours }: { readonly tours: readonly TourStats[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const tour = tours.find(({ tour_id }) => tour_id === chosen) ?? tours[0];
  if (!tour) {
    return (
      <EmptyState title={analyticsTexts.noTours}>
        <p>{analyticsTexts.noToursWhy}</p>
      </EmptyState>
    );
  }
  const rows = stopRows(tour);
  return (
    <>
      <div className={styles.choice}>
        <SelectField
          label={analyticsTexts.tour}
          value={tour.tour_id}
          onChange={(event) => setChosen(event.target.value)}
        >
          {tours.map(({ tour_id, tour_name }) => (
            <option key={tour_id} value={tour_id}>
              {tour_name}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.figures}>
        {stopCharts.map((chart) => (
          <Figure key={chart.id} chart={chart} rows={rows} head="Stop" span={tour.tour_name} file={tour.tour_id} />
        ))}
      </div>
    </>
  );
}
