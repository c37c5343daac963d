import { ButtonLink } from '@/components/ui/ButtonLink';
import { demonstration, examples } from '@/content/examples';
import { websiteService } from '@/content/services';
import { consultationPathFor } from '@/lib/paths';
import { streetLights } from '@/styles/lights';
import { BelowStreet } from '../BelowStreet';
import { HourHeading } from '../HourHeading';
import { Demo } from './demonstrationStyles';
import { ExampleSite } from './ExampleSite';
import { NightConversation } from './NightConversation';
import { PageFacts } from './PageFacts';

/**
 * Try it on your own business: three example businesses to choose from, each with its website, one
 * night's conversation and the appointment it ends in. The choice is style alone (`:has`).
 */
export function Demonstration() {
  return (
    <BelowStreet light={streetLights.hero}>
      <Demo>
        <header>
          <HourHeading count={2} />
          <h2>{demonstration.heading}</h2>
          <p>{demonstration.lede}</p>
        </header>
        <fieldset>
          <legend className="visually-hidden">{demonstration.choose}</legend>
          {examples.map(({ slug, business }, index) => (
            <label key={slug}>
              <input type="radio" name="example" value={slug} defaultChecked={index === 0} />
              <span>{business}</span>
            </label>
          ))}
        </fieldset>
        <div className="examples" data-scene="" suppressHydrationWarning>
          {examples.map((example) => (
            <div key={example.slug} className="example" data-example={example.slug}>
              <ExampleSite example={example} />
              <NightConversation example={example} />
              <div className="wanted">
                <p>{demonstration.offer}</p>
                <ButtonLink href={consultationPathFor(websiteService.slug)}>
                  {example.wanted}
                </ButtonLink>
              </div>
            </div>
          ))}
        </div>
        <PageFacts />
      </Demo>
    </BelowStreet>
  );
}
