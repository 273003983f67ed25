import { dataProtectionRule, inquiryNames } from '@streetlore/domain/contact';
import { pageTexts } from '@streetlore/domain/page';
import { routes } from '@streetlore/domain/paths';
import { periodOf, retentionKinds } from '@streetlore/domain/retention';
import { bookingLinkRule, teamLinkRule } from '@streetlore/domain/wording';
import { Link } from 'react-router-dom';
import { trader } from '../../ui/trader.ts';
import { TraderLine } from '../shell/trader-line.tsx';
import { BrowserKeeps } from './browser-keeps.tsx';
import { LegalPage } from './legal-page.tsx';
import { LegalTable } from './legal-table.tsx';
import { keptKinds, processors, purposes } from './processing.ts';

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
      <h2>Why we may</h2>
      <p>Each purpose, what we use for it, and its lawful basis in article 6 of the UK GDPR:</p>
      <LegalTable
        head={['Purpose', 'Data', 'Lawful basis']}
        rows={purposes.map(({ purpose, data, basis }) => [purpose, data, basis])}
      />
      <p>
        You need not give us anything, but without a phone number or an email address we cannot send you a hunt. No
        decision about you is made by a program alone.
      </p>
      <h2>For how long</h2>
      <p>What is older than this is deleted the night after, at the latest:</p>
      <LegalTable head={['What', 'Kept for']} rows={retentionKinds.map((kind) => [keptKinds[kind], periodOf(kind)])} />
      <p>
        A contest photo that you upload and do not send is kept for an hour. Published copies of photos stay with the
        contest until you withdraw the photo, by the link in our mail about it or on the device that sent it.
      </p>
      <p>
        While a hunt, a refund or a payment dispute goes on, what belongs to it is kept until it ends. That you replied
        STOP is kept for good, as a scrambled code of your number. Backups hold what was deleted for up to 14 weeks.
      </p>
      <h2>What we do not keep</h2>
      <p>
        Card details go straight to Stripe; we never see them. Internet addresses are kept only as scrambled codes, to
        notice somebody sending the same form hundreds of times, and are deleted soon after.
      </p>
      <BrowserKeeps />
      <h2>Who works for us</h2>
      <LegalTable
        head={['Company', 'What it does', 'Where', 'Why data may go there']}
        rows={processors.map(({ name, does, where, transfer }) => [name, does, where, transfer])}
      />
      <p>
        What OpenAI says of a message that our game does not understand only ever helps you, and its words are never
        sent to you. It gets the puzzle that you stand before, and nothing that says who you are. The mail provider is
        the one that we name when you ask. Nobody else gets your data, and we sell it to no one.
      </p>
      <h2>Your rights</h2>
      <p>
        <Link to={routes.contact}>Write to us</Link>, or to <a href={`mailto:${trader.email}`}>{trader.email}</a>.
        Before we send or delete anything we check by a text or a mail to the number or address it is about that it is
        yours. We answer within a month, mostly within a day, and it costs nothing. You have the right to:
      </p>
      <ul>
        <li>
          <strong>Access:</strong> a copy of everything we hold about your phone number or email.
        </li>
        <li>
          <strong>Portability:</strong> the same as a JSON file that other programs can read.
        </li>
        <li>
          <strong>Rectification:</strong> a correction of what is wrong. Much of it you can change on your booking’s
          page.
        </li>
        <li>
          <strong>Erasure:</strong> also from what others wrote to us. What stays then is what was booked and paid and
          what our texts cost, without a name, your photos on the wall unless you want them gone, and, if you had
          replied STOP, a scrambled code of your number, so that we go on leaving it alone.
        </li>
        <li>
          <strong>Restriction:</strong> we keep something and do not use it, while it is disputed.
        </li>
        <li>
          <strong>Objection:</strong> to all that rests on our legitimate interest, and to marketing at any time. Reply
          STOP to any of our texts and nothing more is sent to that number. A consent can be taken back whenever you
          like; what was done before stays lawful.
        </li>
      </ul>
      <h2 id="complaints">Complaints</h2>
      <p>
        Complain to us first: choose ‘{inquiryNames.data_protection}’ in the{' '}
        <Link to={routes.contact}>contact form</Link>. {dataProtectionRule} Then, or instead, you can complain to the
        Information Commissioner’s Office (ico.org.uk/make-a-complaint, 0303 123 1113).
      </p>
    </LegalPage>
  );
}
