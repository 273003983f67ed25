import { type Bill, billOf, type Growth, growthOf, type StoredData, serverReadsAt, withoutTexts } from './bill.ts';
import { configured } from './functions-table.ts';
import { prices } from './prices.ts';
import type { Results } from './results.ts';
import { sum, times, type Usage } from './usage.ts';

/** How many visitors come for each booked hunt. */
export const VISITORS_A_HUNT = 100;
const MONTH = 30;

/** How much is stored: a number of texts in all, or a year with the same number of hunts a day. */
export type StoredAmount = { texts: number } | 'a year';

/** The prices of a run's results, in dollars, for any amount of stored data. */
export class Dollars {
  readonly #results: Results;
  readonly #functions = configured();
  readonly growth: { hunt: Growth; day: Growth };

  constructor(results: Results) {
    this.#results = results;
    const { hunts, days, added } = results.grown;
    this.growth = {
      hunt: growthOf(hunts.base, hunts.old, hunts.today, added),
      day: growthOf(days.base, days.old, days.today, added),
    };
  }

  /** The stored data in the middle of a day with `hunts` hunts. */
  #stored(amount: StoredAmount, hunts: number): StoredData {
    const old = amount === 'a year' ? 365 * hunts : amount.texts / this.#results.texts;
    return { old, today: hunts / 2 };
  }

  #bill(usage: Usage, growth: Growth = new Map(), stored: StoredData = { old: 0, today: 0 }, daily = 1): Bill {
    return billOf(usage, serverReadsAt(usage, growth, stored, daily), this.#functions);
  }

  /**
   * A thousand visitors who go to the card form. The pages that they see do not grow with the data.
   */
  thousandVisitors(): Bill {
    return this.#bill(times(sum(Object.values(this.#results.way)), 1000));
  }

  /** A hunt of two phones on a day with `hunts` hunts. */
  hunt(amount: StoredAmount, hunts = 100): Bill {
    return this.#bill(this.#results.hunt, this.growth.hunt, this.#stored(amount, hunts), hunts);
  }

  /**
   * A thousand votes that a thousand open galleries see.
   * @param shown how many of the votes get a count write of their own
   */
  thousandVotes(shown: number): Bill {
    const { vote, readsOfAViewer } = this.#results;
    const all = times(vote, 1000);
    return this.#bill({ ...all, clientReads: all.clientReads + shown * 1000 * readsOfAViewer });
  }

  article(): Bill {
    return this.#bill(this.#results.article);
  }

  idleDay(amount: StoredAmount, hunts = 0): Bill {
    return this.#bill(this.#results.idleDay, this.growth.day, this.#stored(amount, hunts));
  }

  /** The fixed cost of a day: the number and the scheduled jobs. */
  standing(): number {
    return prices.number.dollars + this.#results.jobs * prices.schedule.dollars;
  }

  /** A month with `hunts` hunts a day, with and without its texts. */
  month(amount: StoredAmount, hunts: number): { all: number; withoutTexts: number } {
    const hunt = this.hunt(amount, hunts);
    const visitors = (hunts * VISITORS_A_HUNT) / 1000;
    const rest = visitors * this.thousandVisitors().total + this.idleDay(amount, hunts).total + this.standing();
    return {
      all: MONTH * (hunts * hunt.total + rest),
      withoutTexts: MONTH * (hunts * withoutTexts(hunt) + rest),
    };
  }
}
