import { type Tour, visitFacts } from '@streetlore/domain/tour';
import { useDarkDay } from '../shell/dark.ts';
import { FactList } from './fact-list.tsx';
import styles from './tour-detail.module.css';

export function BeforeYouGo({ tour }: { readonly tour: Tour }) {
  const dark = useDarkDay(null);
  const facts = [...visitFacts(tour), ...(dark ? [{ label: 'Today', value: dark }] : [])];
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="before-you-go">
      <h2 id="before-you-go" className={styles.heading}>
        Before you go
      </h2>
      <FactList facts={facts} className={styles.visit} />
    </section>
  );
}
