import styled from 'styled-components';
import { Arrow } from '@/components/ui/Arrow';
import { conversationId } from '@/content/examples/elementIds';
import { examples } from '@/content/examples/examples';
import { examplesCopy } from '@/content/examples/examplesCopy';
import { ExampleSite } from '@/scenes/examples/ExampleSite';
import { media } from '@/styles/media';
import { choiceFocus, container, coveringInput } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { Conversation } from './Conversation';
import { ExampleOffer } from './ExampleOffer';
import { SignPainter } from './SignPainter';

export function Examples() {
  const [first] = examples;
  return (
    <Container>
      <Lede>{examplesCopy.lede}</Lede>
      <SignPainter>
        <Choice>
          <legend className="visually-hidden">{examplesCopy.choose}</legend>
          {examples.map(({ slug, kind, choice, nameWords }) => (
            <label key={slug}>
              <input
                type="radio"
                name="example"
                value={slug}
                defaultChecked={slug === first.slug}
                disabled
                data-name-words={nameWords}
              />
              {choice ?? kind}
            </label>
          ))}
          <p role="status" data-not-loaded={examplesCopy.notLoaded} />
        </Choice>
      </SignPainter>
      <Chosen data-example={first.slug} suppressHydrationWarning>
        <Jump className="button" data-variant="secondary" href={`#${conversationId}`}>
          {examplesCopy.seeAnswer} <Arrow to="down" />
        </Jump>{' '}
        <ExampleSite example={first} live />
        <Conversation example={first} />
        <ExampleOffer example={first} />
      </Chosen>
    </Container>
  );
}

const Choice = styled.fieldset`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x2};

  label {
    position: relative;
    display: grid;
    place-items: center;
    flex: 1 0 auto;
    min-height: clamp(calc(${theme.height.target} + 2px), 6vw, ${theme.height.control});
    padding-inline: ${theme.space.x2};
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.large};
    border-bottom-right-radius: 0;
    background: ${theme.color.surface};
    font-weight: ${theme.weight.medium};
    font-size: clamp(${theme.size.small}, 2.2vw, 1.125rem);
    transition: background-color ${theme.motion.quick};
    &:hover { background: ${theme.color.raised}; }
    &:has(:checked) { border-color: ${theme.color.text}; background: ${theme.color.text}; color: ${theme.color.ink}; }
    ${choiceFocus}
  }
  ${media.desktop} { label { font-size: clamp(1rem, 1.56vw, 1.125rem); } }
  input { ${coveringInput} cursor: pointer; }
  &:has(:disabled) { visibility: hidden; }
  ${media.tablet} { align-self: end; }
  /* Above what is below it, so that nothing moves. */
  > p:not(:empty) {
    position: absolute;
    top: calc(100% + ${theme.space.x1});
    z-index: 2;
    padding: ${theme.space.x1} ${theme.space.x3};
    border-radius: ${theme.radius.small};
    background: ${theme.color.ink};
    color: ${theme.color.signalSoft};
    font-size: ${theme.size.small};
    pointer-events: none;
  }
  /* Without backgrounds, an edge marks the choice. */
  ${media.plainColors} { label:has(:checked) { border-width: 4px; background: Canvas; color: CanvasText; } }
`;

const Chosen = styled.div`
  /* One height for every business, so that nothing shifts. */
  --example-height: 29.5rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x3};
  /* Prices stand below each other. */
  @media (max-width: 22.49em) { --example-height: 34rem; }
  @media (max-width: 17em) { --example-height: 38rem; }
  @media (max-width: 13em) { --example-height: 45rem; }
  ${media.tablet} { --example-height: 33.5rem; gap: ${theme.space.x5}; }
  ${media.desktop} { grid-template-columns: minmax(0, 1fr) max(24rem, 22vw); }
  /* Blocks have places to break before the closing section. */
  @media print { display: block; }
`;

const Jump = styled.a`
  @media print { display: none; }
  ${media.desktop} { display: none; }
  ${media.noScript} { display: none; }
`;

const Lede = styled.p`
  margin-bottom: ${theme.space.x4};
  color: ${theme.color.muted};
  font-size: ${theme.size.lede};
  line-height: 1.5;
`;

const Container = styled.div`
  ${container}
  padding-block: ${theme.space.x5} clamp(${theme.space.x6}, 4vw, ${theme.space.x8});
`;
