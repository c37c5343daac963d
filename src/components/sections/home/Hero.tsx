import { Starlight } from '@/components/scenes/street/Starlight';
import { StreetStage } from '@/components/scenes/street/StreetStage';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Particles } from '@/components/ui/Particles';
import { TypedHeadline } from '@/components/ui/TypedHeadline';
import { homePage } from '@/content/home';
import { websiteService } from '@/content/services';
import { tagline } from '@/content/site';
import { consultationPathFor, paths } from '@/lib/paths';
import { Hour } from '../Hour';
import { Screen } from './heroStyles';

/** The first screen, at closing time: what the agency does, the two ways on, and the street it works for. */
export function Hero() {
  const { headline, lede, primaryAction, secondaryAction } = homePage.hero;
  return (
    <Screen id="hero">
      <div className="words">
        <p className="tagline">{tagline}</p>
        <TypedHeadline text={headline} />
        <p className="lede">{lede}</p>
        <div className="actions">
          <ButtonLink href={consultationPathFor(websiteService.slug)}>{primaryAction}</ButtonLink>
          <ButtonLink href={paths.services} variant="secondary">
            {secondaryAction}
          </ButtonLink>
        </div>
      </div>
      <div className="town">
        <Starlight />
        <div className="sky">
          <Particles />
        </div>
        <StreetStage time="night" />
      </div>
      <div className="pavement">
        <div>
          <Hour count={1} bare />
        </div>
      </div>
    </Screen>
  );
}
