import { GROUP_DISCOUNT, GROUP_DISCOUNT_FROM, MAX_PARTICIPANTS } from '@streetlore/domain/booking';
import { pageTexts } from '@streetlore/domain/page';
import { PageHead } from '../shell/page-head.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import styles from './tours-head.module.css';

export function ToursHead() {
  return (
    <>
      <PageMeta {...pageTexts.tours} />
      <PageHead
        art="tours"
        title="Pick a wall"
        lead="Each hunt walks one neighbourhood, stop by stop, by text or on a web page. Go today, or on a day you choose."
      >
        <p className={styles.banner}>
          <strong>{GROUP_DISCOUNT * 100}% off</strong>
          <span>
            for groups of {GROUP_DISCOUNT_FROM} to {MAX_PARTICIPANTS} people. Prices are per person.
          </span>
        </p>
      </PageHead>
    </>
  );
}
