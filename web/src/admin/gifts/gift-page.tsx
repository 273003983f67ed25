import { type Gift, worthInWords } from '@streetlore/domain/gift';
import { giftRoutes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { useParams } from 'react-router-dom';
import { LiveView } from '../../data/index.ts';
import { useWithList } from '../../ui/address.ts';
import { BackArrow } from '../../ui/back-arrow.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { BackLink, Screen } from '../screen.tsx';
import { StateBadge } from './columns.tsx';
import { useGift } from './data.ts';
import { GiftActions } from './gift-actions.tsx';
import { GiftFacts } from './gift-facts.tsx';
import styles from './gifts.module.css';
import { Movements } from './movements.tsx';
import { giftScreenTexts as texts } from './texts.ts';

/** `/admin/gifts/{id}`: a gift with its movements, and what can be done about it. */
export function GiftPage() {
  const { giftId = '' } = useParams();
  const withList = useWithList();
  return (
    <Screen>
      <BackLink to={withList(giftRoutes.admin)}>
        <BackArrow />
        {texts.back}
      </BackLink>
      <LiveView live={useGift(giftId)} loading={<Loading text={texts.loading} height="20rem" />} failed={texts.failed}>
        {(gift) =>
          gift ? (
            <Opened key={gift.id} gift={gift} />
          ) : (
            <EmptyState title={texts.none}>
              <p>{texts.noneWhy}</p>
            </EmptyState>
          )
        }
      </LiveView>
    </Screen>
  );
}

function Opened({ gift }: { readonly gift: WithId<Gift> }) {
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{worthInWords(gift.worth)}</h2>
        <StateBadge gift={gift} />
      </div>
      <GiftActions gift={gift} />
      <GiftFacts gift={gift} />
      <Movements gift={gift} />
    </>
  );
}
