import { pageTexts } from '@streetlore/domain/page';
import { routes } from '@streetlore/domain/paths';
import { periodOf } from '@streetlore/domain/retention';
import { bookingLinkRule, teamLinkRule } from '@streetlore/domain/wording';
import { Link } from 'react-router-dom';
import { TraderLine } from '../shell/trader-line.tsx';
import { keptByBrowser } from './kept-by-browser.ts';
import { LegalPage } from './legal-page.tsx';

export default function PrivacyPage() {
  return (
    <LegalPage {...pageTexts.privacy}>
      <h2>Who is responsible</h2>
      <TraderLine />
      <p>That is the controller of your data: who decides what is kept, and whom you can hold to this page.</p>
      <h2>What we keep</h2>
      <ul>
        <li>
          <strong>When you book:</strong> the phone numbers of your group, your email and team name if you give them,
          what you booked and what you paid. We need them to run the hunt.
        </li>
        <li>
          <strong>Behind the link to your booking:</strong> the tour, your team name, the day, what you paid, how far
          the hunt is, and the last three digits of each phone. {bookingLinkRule} It shows no whole number, no email and
          no other booking. Search engines are kept out, and no page you go to from there learns it. We keep a scrambled
          code of the link, not the link. Make a new link there, or ask us to, and the old one stops working.
        </li>
        <li>
          <strong>Behind the link to the team's page:</strong> how the hunt stands, what the team and we have written,
          the names under which people play there, and the last three digits of each phone. {teamLinkRule}
        </li>
        <li>
          <strong>While you play:</strong> the text messages between your phones and us, and how the hunt went.
        </li>
        <li>
          <strong>On the leaderboard:</strong> your team name, or 'Team' and three characters of the booking ID, with
          your score and time. Never a phone number.
        </li>
        <li>
          <strong>When you review a hunt:</strong> your stars and your sentence, which everybody sees on the tour's page
          under the same name.
        </li>
        <li>
          <strong>When you enter the photo contest:</strong> your name, email and phone number, which only we see, and
          the photo with its title, description and place, which everybody sees. Published copies carry no hidden camera
          data.
        </li>
        <li>
          <strong>When you write, subscribe or apply as a partner:</strong> what you typed into the form. The newsletter
          also notes your browser's name and the campaign in the link you came by, if there was one. It starts only once
          you press the link in our mail, and each mail has a link that ends it. The contact of an active partner gets a
          monthly mail with the partner's figures, which a link in it stops.
        </li>
      </ul>
      <h2>For how long</h2>
      <p>What is older than this is deleted the night after, at the latest:</p>
      <ul>
        <li>
          <strong>Texts:</strong> {periodOf('texts')}.
        </li>
        <li>
          <strong>Numbers, email and names on a booking,</strong> with the team's name on the leaderboard and on a
          review: {periodOf('people')}. What was booked and paid stays without them for the accounts, for{' '}
          {periodOf('accounts')} after the year it was booked in. A booking that was never paid for:{' '}
          {periodOf('unpaid')}.
        </li>
        <li>
          <strong>Messages of the contact form:</strong> {periodOf('letters')}, and until they are answered.
        </li>
        <li>
          <strong>Partner applications:</strong> {periodOf('applications')} after they were declined.
        </li>
        <li>
          <strong>The newsletter:</strong> {periodOf('unconfirmed')} if you do not confirm it,{' '}
          {periodOf('unsubscribed')} after you leave it.
        </li>
        <li>
          <strong>Contest photos:</strong> an hour if you upload one and do not send it. Who sent a photo, and the
          original file: {periodOf('senders')}. The published copies stay with the contest until you withdraw the photo,
          by the link in our mail about it or on the device that sent it.
        </li>
        <li>
          <strong>Our own records</strong> of what our team did: {periodOf('audit')}. Of what failed:{' '}
          {periodOf('failures')}.
        </li>
      </ul>
      <p>
        While a hunt, a refund or a payment dispute goes on, what belongs to it is kept until it ends. That you replied
        STOP is kept for good, as a scrambled code of your number. Backups hold what was deleted for up to 14 weeks.
      </p>
      <h2>What we do not keep</h2>
      <p>
        Card details go straight to Stripe; we never see them. Internet addresses are kept only as scrambled codes, to
        notice somebody sending the same form hundreds of times, and are deleted soon after.
      </p>
      <h2>Cookies</h2>
      <p>
        We set none, and there is no advertising or tracking on this site. Stripe, on the payment step alone, may set
        cookies of its own to prevent fraud. Your browser keeps these in its own storage, and sends them to nobody:
      </p>
      <ul>
        {keptByBrowser.map(({ what, until }) => (
          <li key={what}>
            {what}: {until}.
          </li>
        ))}
      </ul>
      <p>Clearing the site's data in your browser removes all of them.</p>
      <h2>Who works for us</h2>
      <p>
        <strong>Google Firebase</strong> stores the data and runs the site, in London. <strong>Stripe</strong> takes
        payments. <strong>Twilio</strong> carries the text messages, and a mail provider our emails. Contest photos are
        described with the help of <strong>OpenAI</strong>, and their place is looked up at <strong>OpenCage</strong>.
        If our game does not understand what you write, OpenAI is also asked what it may be: a guess, a question, a call
        for help. It gets your words without telephone numbers, addresses, links and the names that we can tell, the
        puzzle that you stand before, and nothing that says who you are. What it says only ever helps you, and its words
        are never sent to you. The streets on a map come from <strong>OpenStreetMap</strong>, whose servers see your
        internet address when the map is shown. Nobody else gets your data, and we sell it to no one.
      </p>
      <h2>What you can ask for</h2>
      <p>
        A copy of everything we hold about your phone number or email, a correction, or its erasure, also from what
        others wrote to us. What stays then is what was booked and paid and what our texts cost, without a name, your
        photos on the wall unless you want them gone, and, if you had replied STOP, a scrambled code of your number, so
        that we go on leaving it alone. Reply STOP to any of our texts and nothing more is sent to that number.{' '}
        <Link to={routes.contact}>Write to us</Link> for the rest, from the address or with the number it is about; we
        reply within 24 hours. If you are not happy with the answer, the Information Commissioner's Office (ico.org.uk)
        hears complaints.
      </p>
    </LegalPage>
  );
}
