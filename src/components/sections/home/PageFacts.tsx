import styled from 'styled-components';
import { pageFacts, weights } from '@/content/copy/home';
import { lightColor, lightGradient } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** What a visitor can check on this page, in one paragraph, and its weight drawn to scale on that of a photo. */
export function PageFacts() {
  return (
    <Facts data-light="dusk">
      <h3>{pageFacts.heading}</h3>
      <p>
        <b>{pageFacts.weights}</b> {pageFacts.text}
      </p>
    </Facts>
  );
}

/** The side of the page, as a share of the photo's: their areas have the ratio of their weights. */
const side = `${(100 * Math.sqrt(weights.page / weights.photo)).toFixed(1)}%`;

/* The photo and the page on it are generated content, because they repeat the text. */
const Facts = styled.div`
  ${container}
  display: grid;
  gap: ${theme.space.x4};
  padding-block: clamp(3rem, 8vw, 7.5rem) clamp(2rem, 5vw, 4.5rem);

  h3 { font-size: ${theme.size.display}; }
  p { max-width: 34rem; color: ${theme.color.muted}; font-size: ${theme.size.lede}; }
  b { display: block; color: ${theme.color.text}; font-weight: ${theme.weight.strong}; white-space: pre-line; }
  &::before, &::after {
    grid-area: 3 / 1;
    font: ${theme.weight.strong} ${theme.size.small} / 1.2 ${theme.font.text};
  }
  &::before {
    content: '${pageFacts.photo}' / '';
    aspect-ratio: 16 / 9;
    padding: ${theme.space.x3} ${theme.space.x4};
    border-radius: ${theme.radius.large};
    background:
      radial-gradient(150% 90% at 8% 138%, ${lightColor.hill} 60%, transparent 60.3%),
      radial-gradient(140% 90% at 96% 132%, ${lightColor.farHill} 60%, transparent 60.3%),
      radial-gradient(circle at 64% 60%, ${lightColor.sun} 13%, transparent 13.3%),
      ${lightGradient({ skyTop: '', skyMiddle: '25%', skyLow: '50%', skyGlow: '80%' })};
    box-shadow: ${theme.shadow.lift};
  }
  &::after {
    content: '${pageFacts.page}' / '';
    place-self: end start;
    display: grid;
    align-items: center;
    width: ${side};
    height: ${side};
    border-radius: ${theme.radius.small};
    border-bottom-left-radius: ${theme.radius.large};
    background: ${theme.color.signal};
    text-indent: calc(100% + ${theme.space.x3});
    white-space: nowrap;
  }
  ${media.desktop} {
    grid-template: auto 1fr / 6fr 5fr;
    column-gap: ${theme.space.x7};
    h3 { align-self: end; }
    &::before, &::after { grid-area: 1 / 2 / 3; }
  }
  ${media.plainColors} { &::before, &::after { display: none; } }
  @media print { break-inside: avoid; }
`;
