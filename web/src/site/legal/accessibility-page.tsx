import { contactTexts } from '@streetlore/domain/contact';
import { pageTexts } from '@streetlore/domain/page';
import { routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import { trader } from '../../ui/trader.ts';
import { LegalPage } from './legal-page.tsx';

export default function AccessibilityPage() {
  return (
    <LegalPage {...pageTexts.accessibility}>
      <h2>What we aim for</h2>
      <p>
        Everybody who can read a text message should be able to book and play. The site is built to level AA of WCAG
        2.2. We have tested it ourselves; nobody independent has audited it.
      </p>
      <h2>What is tested</h2>
      <p>Before every release, by programs in a real browser:</p>
      <ul>
        <li>every public page with axe-core, which must find nothing, at five widths from 320 to 1440 pixels;</li>
        <li>
          booking up to the card, menus, filters and the newsletter by keyboard alone, and that the focus is in sight;
        </li>
        <li>text at twice its size, forced colours, and no movement for those who want none;</li>
        <li>that every field names its mistake in words, beside itself, and takes the focus.</li>
      </ul>
      <h2>What we know to be weak</h2>
      <ul>
        <li>
          Programs find only a part of all faults. We have not yet tested with people who use a screen reader, a switch
          or voice control every day.
        </li>
        <li>The card's fields are Stripe's. We test our side of them, and not what is inside.</li>
        <li>
          The map of a photo's place is hard to use without seeing it. In the contest's form you can use the browser's
          location instead.
        </li>
        <li>
          Descriptions of contest photos are mostly suggested by AI or written by whoever sent the photo, and may be
          poor.
        </li>
      </ul>
      <h2>The hunt itself</h2>
      <p>
        A hunt is all in text: no calls, no sound, nothing to download. Nobody hurries you: a slow answer costs points,
        and PAUSE stops the clock. The puzzles ask about what is painted on a wall, so somebody in your group has to see
        it. The walls are in streets, with kerbs, crowds and the odd flight of steps. Ask us before you book whether a
        tour suits you.
      </p>
      <h2>Tell us</h2>
      <p>
        If something keeps you out, write to <a href={`mailto:${trader.email}`}>{trader.email}</a> or by the{' '}
        <Link to={routes.contact}>contact form</Link>. {contactTexts.reply} If our answer does not help, the Equality
        Advisory and Support Service (equalityadvisoryservice.com) advises you for free.
      </p>
      <p>Written in November 2026.</p>
    </LegalPage>
  );
}
