import { bookingTexts, groupOff, partyChangeRule } from '@streetlore/domain/booking';
import { photoRights } from '@streetlore/domain/contest';

import { giftTexts } from '@streetlore/domain/gift';
import { pageTexts } from '@streetlore/domain/page';
import { groupRule } from '@streetlore/domain/party';
import { PHOTO_TERMS, routes, WHEN_IT_GOES_WRONG } from '@streetlore/domain/paths';
import { totalLine } from '@streetlore/domain/trader';
import { anyPhoneRule, DAY_OPENS, EXPIRY_HOURS, goneRule, rewardValid } from '@streetlore/domain/wording';
import { Link } from 'react-router-dom';
import { trader } from '../shell/trader.ts';
import { TraderLine } from '../shell/trader-line.tsx';
import { HowReviewsWork } from './how-reviews-work.tsx';
import { LegalPage } from './legal-page.tsx';
import { PrizeTerms } from './prize-terms.tsx';
import { ReportsAndDecisions } from './reports-and-decisions.tsx';

export default function TermsPage() {
  return (
    <LegalPage {...pageTexts.terms}>
      <h2>Who sells</h2>
      <TraderLine />
      <p>Your contract is with them.</p>
      <h2>Booking and price</h2>
      <p>
        {groupRule} {anyPhoneRule} The price is per person and shown before you pay; groups of two and more get{' '}
        {groupOff}. {totalLine(trader)} Payment is in pounds, through Stripe. Your booking stands once the payment is
        confirmed.
      </p>
      <h2>When to start</h2>
      <p>
        {bookingTexts.expiry}. A hunt that is booked for another day can be started from {DAY_OPENS} of that day, in
        London, until {EXPIRY_HOURS} hours later. Start by replying START to the welcome text, or on the team’s page.
        Partner offers you earn are {rewardValid}.
      </p>
      <h2>Moving and cancelling</h2>
      <p>
        {bookingTexts.noRightToCancel} {bookingTexts.changeRule}
      </p>
      <p>{partyChangeRule}</p>
      <p>
        What has no day, such as a voucher that nobody has redeemed, you may cancel within 14 days of buying it, without
        a reason. <Link to={routes.contact}>Write to us</Link> in any words.
      </p>
      <h2>Gifts and vouchers</h2>
      <p>
        {giftTexts.valid} {giftTexts.endRule} {giftTexts.tourRule} {giftTexts.cancelRule} {giftTexts.backRule}
      </p>
      <p>{giftTexts.holderRule}</p>
      <h2 id={WHEN_IT_GOES_WRONG}>When something goes wrong</h2>
      <ul>
        <li>
          <strong>No text comes:</strong> wait five minutes, and look whether the number on the confirmation is right
          and whether the phone has replied STOP to us before. If nothing helps,{' '}
          <Link to={routes.contact}>write to us</Link> with your booking ID. If no text reaches you, you get your money
          back.
        </li>
        <li>
          <strong>The team’s page does not work:</strong> load it again, or try another phone. If nothing helps,{' '}
          <Link to={routes.contact}>write to us</Link> with your booking ID. If you cannot play, you get your money
          back.
        </li>
        <li>
          <strong>A wall has gone or was painted over:</strong> {goneRule}
        </li>
        <li>
          <strong>A riddle is too hard, or the way is lost:</strong> HINT helps, LOST tells the way, SKIP jumps a stop.
        </li>
        <li>
          <strong>You are stuck, or need a person:</strong> send PERSON.
        </li>
        <li>
          <strong>The hunt cannot be played, or you were charged twice:</strong> you get your money back.
        </li>
      </ul>
      <h2>Refunds</h2>
      <p>
        A hunt that was started or has expired is not refunded, unless something went wrong as above. Refunds go back
        the way you paid. Your rights under consumer law stay as they are.
      </p>
      <h2>Text messages</h2>
      <p>
        By giving a phone number you ask us to text it the hunt you booked, and you confirm that its owner agrees. Your
        network may charge for what you send. Reply STOP at any time and we stop; the hunt then goes on without texts,
        on the team’s page alone.
      </p>
      <h2>Out there</h2>
      <p>
        The walls are in public streets that belong to other people too. Mind the traffic, keep off private property,
        touch nothing and paint nothing. Street art changes: a wall may have been painted over, and GONE is there for
        that. Children play with an adult.
      </p>
      <h2 id={PHOTO_TERMS}>The photo contest</h2>
      <p>
        Enter only photos you took yourself. {photoRights.photographer} {photoRights.artists} {photoRights.removal}
      </p>
      <p>We take down photos that break the law or these terms, and votes that were not made by people.</p>
      <PrizeTerms />
      <HowReviewsWork />
      <ReportsAndDecisions />
      <h2>Partner offers</h2>
      <p>
        Offers are made and honoured by the partner businesses, while they are open and stocks last. Tell us if one is
        refused. A drink with alcohol is for people of 18 or over: bring ID. Your clock stands still at a partner, so
        there is no reason to hurry, and no points for drinking.
      </p>
      <h2>The rest</h2>
      <p>
        How we handle your data is on the <Link to={routes.privacy}>privacy page</Link>. The law of England and Wales
        applies to these terms.
      </p>
    </LegalPage>
  );
}
