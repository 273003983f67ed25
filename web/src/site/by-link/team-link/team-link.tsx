import { routes } from '@streetlore/domain/paths';
import { teamPageTexts as texts } from '@streetlore/domain/team';
import type { ReactNode } from 'react';
import { ShareButton } from '../../shell/share-button.tsx';
import cards from '../cards.module.css';
import { QrCode } from './qr-code.tsx';
import styles from './team-link.module.css';

type TeamLinkProps = {
  readonly token: string;
  readonly tourName: string;
  readonly children?: ReactNode;
};

export function TeamLink({ token, tourName, children }: TeamLinkProps) {
  const path = `${routes.teamPage}#${token}`;
  const address = `${location.origin}${path}`;
  return (
    <div className={styles.link}>
      <div className={styles.words}>
        <p>{texts.inviteText}</p>
        <p className={cards.buttons}>
          {children}
          <ShareButton title={`Streetlore: ${tourName}`} url={address} label={texts.share} />
        </p>
      </div>
      <figure className={styles.scan}>
        <QrCode text={address} label={texts.code(location.host + routes.teamPage)} />
        <figcaption>{texts.scan}</figcaption>
      </figure>
    </div>
  );
}
