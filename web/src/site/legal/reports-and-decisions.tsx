import { routes } from '@streetlore/domain/paths';
import { LOOK_WITHIN_MS } from '@streetlore/domain/reports';
import { Link } from 'react-router-dom';

const hours = LOOK_WITHIN_MS / 3_600_000;

export function ReportsAndDecisions() {
  return (
    <>
      <h2 id="reports">Reports and decisions</h2>
      <p>
        You can report each photo, review, team name and post: press Report beside it. You need no account, and an email
        address only if you want the answer. You get a number for your report.
      </p>
      <p>
        What is reported as illegal, as sexual or as about a child is hidden at once, until a person has looked.
        Everything else stays until then. A person looks at every report within {hours} hours, and keeps the thing,
        hides it, or corrects it. Whoever reported it and whoever sent it are told the decision and its reason by mail.
      </p>
      <p>
        Either of you can appeal within 30 days, by the link in that mail. Where we can, another person decides about
        the appeal. That decision is final. You can also <Link to={routes.contact}>complain to us</Link> about how we
        handled a report.
      </p>
      <p>
        A mural belongs to its artist. An artist who wants to be named, or does not want their work to be shown, reports
        the photo or <Link to={routes.contact}>writes to us</Link>: we name them, or take the photo down within two
        working days.
      </p>
    </>
  );
}
