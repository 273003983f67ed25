import {
  partnerMailToken,
  stopPartnerMailInput,
  stopPartnerMailOutput,
  stopPartnerMailTexts as texts,
} from '@streetlore/domain/partner-mail';
import { callable } from '../../data/index.ts';
import { LinkPage } from '../form/link-page.tsx';

/** Stops the monthly mail to the partner of a token. Rejects only with CallError. */
const stopPartnerMail = callable('stopPartnerMail', stopPartnerMailInput, stopPartnerMailOutput);

/** `/partners/mail#token`: where a partner stops the monthly mail with its figures. */
export default function StopMailPage() {
  return (
    <LinkPage
      texts={{ ...texts, expired: texts.unknown }}
      expiredTitle={texts.unknownTitle}
      press={async (token) => {
        const { outcome } = await stopPartnerMail({ token });
        return outcome === 'unknown' ? null : { title: texts.done, text: null };
      }}
      isToken={(typed) => partnerMailToken.safeParse(typed).success}
    />
  );
}
