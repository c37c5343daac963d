import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { demonstration, examples } from '@/content/examples';
import { websiteService } from '@/content/services';
import { truths } from '@/content/truths';
import { consultationPathFor, demonstrationAnchor } from '@/lib/paths';
import { choiceFocus } from '@/styles/choice';
import { container } from '@/styles/container';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { sectionHead, twoLines } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { BelowStreet } from '../BelowStreet';
import { HourHeading } from '../HourHeading';
import { ExampleSite } from './ExampleSite';
import { NightConversation } from './NightConversation';
import { PageFacts } from './PageFacts';
import { ShopSign } from './ShopSign';

/**
 * Try it on your own business: a name over the door, and example businesses to choose from, each with its website, one
 * night's conversation and the appointment it ends in. The choice is style alone (`:has`).
 */
export function Demonstration() {
  return (
    <BelowStreet light={streetLights.hero}>
      <Section id={demonstrationAnchor}>
        <header>
          <HourHeading count={2} />
          <h2>{demonstration.heading}</h2>
          <p>{demonstration.lede}</p>
        </header>
        <ShopSign>
          <Choice>
            <legend className="visually-hidden">{demonstration.choose}</legend>
            {examples.map(({ slug, business, choice }, index) => (
              <label key={slug}>
                <input type="radio" name="example" value={slug} defaultChecked={index === 0} />
                <span>{choice ?? business}</span>
              </label>
            ))}
          </Choice>
        </ShopSign>
        <Examples data-scene="" suppressHydrationWarning>
          {examples.map((example) => (
            <div key={example.slug} data-example={example.slug}>
              <ExampleSite example={example} takesName />
              <NightConversation example={example} />
              <div data-offer="">
                <p>{demonstration.offer}</p>
                <ButtonLink href={consultationPathFor(websiteService.slug)}>
                  <span>
                    {demonstration.wanted} <bdi data-shop-name="">{example.wanted}</bdi>
                  </span>
                </ButtonLink>
              </div>
            </div>
          ))}
        </Examples>
        <Truths>
          {Object.values(truths).map((truth) => (
            <li key={truth}>{truth}</li>
          ))}
        </Truths>
        <PageFacts />
      </Section>
    </BelowStreet>
  );
}

const Choice = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x2};

  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: ${theme.height.control};
    flex: 1 0 auto;
    padding-inline: ${theme.space.x2};
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.round};
    font-weight: ${theme.weight.strong};
    cursor: pointer;
    transition: background-color ${theme.motion.quick};
    ${media.phone} { min-height: calc(${theme.height.target} + 2px); font-size: ${theme.size.small}; }
    &:hover { background: ${theme.color.raised}; }
    &:has(:checked) { border-color: ${theme.color.text}; background: ${theme.color.text}; color: ${theme.color.ink}; }
    ${choiceFocus}
  }
  input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; }
  /* Where grounds are not painted, an edge marks what is chosen. */
  ${media.forcedColors} { label:has(:checked) { border-width: 4px; background: Canvas; color: CanvasText; } }
  @media print { label:has(:checked) { border-width: 3px; color: black; } }
`;

const Examples = styled.div`
  > div { display: none; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.x3}; ${media.tablet} { gap: ${theme.space.x5}; } }
  @supports not selector(:has(*)) { > div:first-child { display: grid; } }

  /* The same height for each business: nothing jumps when another is chosen. */
  --example-height: 25.25rem;
  [data-offer] {
    display: grid;
    align-items: center;
    gap: ${theme.space.x3} ${theme.space.x5};
    p { font: ${theme.weight.strong} ${theme.size.body} / 1.35 ${theme.font.display}; letter-spacing: ${theme.tracking.title}; text-wrap: balance; }
    /* A visitor's name takes a second line, as high as the button is without it. */
    > a { padding-block: 0; > span { ${twoLines} text-wrap: balance; } }
    ${media.phone} { > a { padding-inline: ${theme.space.x3}; } }
    ${media.tablet} { grid-template-columns: minmax(0, 1fr) 20rem; p { font-size: ${theme.size.lede}; } > a { justify-self: end; } }
  }
  ${media.tablet} { --example-height: 36rem; }
  /* Site and conversation side by side, at one height. */
  ${media.desktop} {
    > div { grid-template: minmax(37.5rem, auto) / 7fr 5fr; }
    [data-offer] { grid-column: 1 / -1; }
  }
  @media (min-width: 80em) { > div { grid-template-columns: 8fr 4fr; } }
  @media (min-width: 100em) { > div { grid-template-rows: minmax(39rem, auto); } }
`;

/* Three short ones, beside each other where there is room. */
const Truths = styled.ul`
  display: grid;
  gap: ${theme.space.x2} ${theme.space.x5};
  margin-top: ${theme.space.x4};

  li { display: flex; gap: ${theme.space.x3}; line-height: 1.4; }
  li::before { content: '✓' / ''; color: ${theme.color.signal}; }
  ${media.phone} { gap: ${theme.space.x1}; margin-top: ${theme.space.x3}; font-size: ${theme.size.small}; }
  ${media.tablet} { grid-template-columns: repeat(3, auto); justify-content: start; }
`;

const chosen = examples
  .map(
    ({ slug }) =>
      `&:has(input[value='${slug}']:checked) [data-example='${slug}'] { display: grid; }`,
  )
  .join('\n');

const Section = styled.div`
  ${container}
  ${sectionHead}
  padding-block: clamp(1rem, 3.5vw, 3.5rem) clamp(1rem, 8vw - 1rem, 7.5rem);

  > header { margin-bottom: ${theme.space.x4}; ${media.tablet} { margin-bottom: ${theme.space.x5}; } }
  /* The hour and its line over the title. */
  > header > [data-hour] { ${media.desktop} { grid-column: 1 / -1; } }
  ${chosen}
`;
