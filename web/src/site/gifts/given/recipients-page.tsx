import { type RecipientsGift, giftTexts as texts, worthInWords } from '@streetlore/domain/gift';
import { routes } from '@streetlore/domain/paths';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { CopyCode } from '../../../ui/copy-code.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { Surface } from '../../../ui/surface.tsx';
import cards from '../../by-link/cards.module.css';
import { TitledCard } from '../../by-link/titled-card.tsx';
import { carryCode } from '../../form/carried-code.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { GiftCard } from './gift-card.tsx';
import styles from './given.module.css';
import { PrintSheet } from './print-sheet.tsx';
import { restFacts } from './rest-facts.ts';

/** A gift as its recipient needs it: the card, the code, what is left of it, and the way to a hunt. */
export function RecipientsPage({ gift }: { readonly gift: RecipientsGift }) {
  const { status, worth, code } = gift;
  const isOpen = status === 'active' && code !== null;
  return (
    <PrintSheet first="card">
      {(print) => (
        <>
          <div data-screen>
            <PageHead
              art="contest"
              title={texts.yours}
              lead={worthInWords(worth)}
              above={<Sticker spray={isOpen ? 'green' : 'yellow'}>{texts.statuses[status]}</Sticker>}
            />
          </div>
          <Surface material="kraft" torn aria-label={texts.gift}>
            <div className={styles.grid}>
              {code !== null && <GiftCard gift={{ ...gift, code }} onPrint={() => print('card')} />}
              <div className={styles.side} data-screen>
                <TitledCard title={isOpen ? texts.code : texts.statuses[status]} spray="magenta">
                  {code !== null && <CopyCode code={code} />}
                  {status === 'frozen' && <p>{texts.frozenWhy}</p>}
                  <Facts facts={restFacts(gift)} />
                  {isOpen && <UseIt code={code} gift={gift} />}
                </TitledCard>
                <p className={cards.card}>{texts.report}</p>
              </div>
            </div>
          </Surface>
        </>
      )}
    </PrintSheet>
  );
}

function UseIt({ code, gift: { worth } }: { readonly code: string; readonly gift: RecipientsGift }) {
  const navigate = useNavigate();
  return (
    <>
      <p>{texts.howToUse}</p>
      <p className={styles.buttons}>
        <Button
          onClick={() => {
            carryCode(code);
            void navigate(worth.kind === 'tour' ? routes.book(worth.tour_id) : routes.tours);
          }}
        >
          {worth.kind === 'tour' ? texts.bookIt : texts.use}
        </Button>
      </p>
      <p className={styles.hint}>{texts.carried}</p>
    </>
  );
}
