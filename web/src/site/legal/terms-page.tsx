import { pageTexts } from '@streetlore/domain/page';
import { routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import { LegalPage } from './legal-page.tsx';

export default function TermsPage() {
  return (
    <LegalPage {...pageTexts.terms}>
      <h2>Booking and price</h2>
      <p>
        A booking is one hunt for one to five people. The price is per person and shown before you pay; groups of two to
        five get 10% off. Payment is by card in pounds, through Stripe. Your booking stands once the payment is
        confirmed.
      </p>
      <h2>24 hours to start</h2>
      <p>
        Tours expire 24 hours after purchase if not started. Start by replying START to the welcome text. Partner offers
        you earn are valid for 24 hours.
      </p>
      <h2>Refunds</h2>
      <p>
        If no text reached you, if the hunt could not be played, or if you were charged twice, you get your money back.
        For anything else <Link to={routes.contact}>write to us</Link> with your booking ID before you start; a hunt
        that was started or has expired is not refunded. Refunds go to the card that paid. Your rights under consumer
        law stay as they are.
      </p>
      <h2>Text messages</h2>
      <p>
        By giving a phone number you ask us to text it the hunt you booked, and you confirm that its owner agrees. Your
        network may charge for what you send. Reply STOP at any time and we stop; the hunt cannot go on without texts.
      </p>
      <h2>Out there</h2>
      <p>
        The walls are in public streets that belong to other people too. Mind the traffic, keep off private property,
        touch nothing and paint nothing. Street art changes: a stop may have been painted over, and HINT and SKIP are
        there for that. Children play with an adult.
      </p>
      <h2>The photo contest</h2>
      <p>
        Enter only photos you took yourself. They stay yours; you allow us to show them on this site under the title you
        gave. Photos need GPS data to be eligible for the prize. The weekly winner, by votes, gets 5 free tours as a
        voucher by text. We take down photos that break the law or these terms, and votes that were not made by people.
      </p>
      <h2>Partner offers</h2>
      <p>
        Offers are made and honoured by the partner businesses, while they are open and stocks last. Tell us if one is
        refused.
      </p>
      <h2>The rest</h2>
      <p>
        How we handle your data is on the <Link to={routes.privacy}>privacy page</Link>. The law of England and Wales
        applies to these terms.
      </p>
    </LegalPage>
  );
}
