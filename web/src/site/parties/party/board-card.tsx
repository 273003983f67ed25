import { partyPageTexts as texts } from '@streetlore/domain/party';
import { routes } from '@streetlore/domain/paths';
import { LinkButton } from '../../../ui/button.tsx';
import type { Spray } from '../../../ui/spray.ts';
import cards from '../../by-link/cards.module.css';
import { TitledCard } from '../../by-link/titled-card.tsx';
import { ShareButton } from '../../shell/share-button.tsx';

type BoardCardProps = {
  /** The token of the board's link. */
  readonly token: string;
  readonly tourName: string;
  readonly spray: Spray | undefined;
};

/** The way to the board, and its link to share. */
export function BoardCard({ token, tourName, spray }: BoardCardProps) {
  const path = `${routes.partyBoard}#${token}`;
  return (
    <TitledCard title={texts.board} spray={spray}>
      <p>{texts.boardText}</p>
      <p className={cards.buttons}>
        <LinkButton to={path} size="small">
          {texts.openBoard}
        </LinkButton>
        <ShareButton title={tourName} url={location.origin + path} label={texts.shareBoard} />
      </p>
    </TitledCard>
  );
}
