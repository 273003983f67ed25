import { routes } from '@streetlore/domain/paths';
import { type OpenAppealOutput, appealPageTexts as texts } from '@streetlore/domain/reports';
import { Link } from 'react-router-dom';
import { SentScreen } from '../form/sent-screen.tsx';

/** What stands on the page when there is nothing more to send. */
export function AppealOver({ state }: { readonly state: Exclude<OpenAppealOutput['state'], 'open'> }) {
  if (state === 'ended') return <DeadLink text={texts.endedWhy} />;
  return (
    <SentScreen sticker={state === 'sent' ? texts.got : texts.closed} title={texts[state]}>
      <p>{state === 'sent' ? texts.sentWhy : texts.finalWhy}</p>
    </SentScreen>
  );
}

/** A link that opens nothing, and the way to a person. */
export const DeadLink = ({ text }: { readonly text: string }) => (
  <p role="status">
    {text} <Link to={routes.contact}>{texts.contact}</Link>
  </p>
);
