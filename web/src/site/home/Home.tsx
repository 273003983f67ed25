import { HOME_DESCRIPTION } from '@streetlore/domain/page';
import { NewsletterSection } from '../newsletter/NewsletterSection.tsx';
import { PageMeta } from '../shell/PageMeta.tsx';
import { ClosingCall } from './ClosingCall.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { FeaturedToursSection, StatsSection, WallSection } from './live-sections.tsx';
import { TapeStrip } from './TapeStrip.tsx';

/** The hero and everything static paint at once; what is live arrives after the first paint. */
export function Home() {
  return (
    <>
      <PageMeta description={HOME_DESCRIPTION} />
      <Hero />
      <TapeStrip />
      <FeaturedToursSection />
      <HowItWorks />
      <Features />
      <WallSection />
      <StatsSection />
      <NewsletterSection />
      <ClosingCall />
    </>
  );
}
