import type { ReactNode } from 'react';
import styled from 'styled-components';
import { businessNameId } from '@/content/examples/elementIds';
import { examplesCopy } from '@/content/examples/examplesCopy';
import { ShopSignScene, shopSignRatio } from '@/scenes/examples/ShopSignScene';
import { media } from '@/styles/media';
import { spareHeight } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Children are more inputs. */
export function SignPainter({ children }: { children: ReactNode }) {
  const { label, placeholder, note } = examplesCopy.name;
  return (
    <Workshop>
      <Picture data-after-load="">
        <ShopSignScene />
      </Picture>
      <Painting>
        <label htmlFor={businessNameId}>{label}</label>
        <input
          id={businessNameId}
          dir="auto"
          placeholder={placeholder}
          autoComplete="organization"
          spellCheck={false}
          enterKeyHint="done"
          aria-describedby="business-name-note"
          disabled
        />
        <p id="business-name-note">{note}</p>
      </Painting>
      {children}
    </Workshop>
  );
}

/** In ems, like `--name-width`. */
const placeholderWidth = 0.56 * examplesCopy.name.placeholder.length;

const Workshop = styled.div`
  display: grid;
  gap: ${theme.space.x3} ${theme.space.x5};
  margin-bottom: ${theme.space.x3};
  ${media.tablet} { grid-template-columns: 5fr 7fr; row-gap: ${theme.space.x4}; margin-bottom: ${theme.space.x5}; }
  ${media.desktop} { grid-template-columns: 3fr 9fr; }
  @media print, (scripting: none) { display: none; }
`;

const Picture = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${shopSignRatio};
  border: 1px solid ${theme.color.lineLit};
  border-radius: ${theme.radius.large};
  ${media.tablet} { grid-row: span 2; align-self: center; }
`;

const Painting = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${theme.space.x2};
  &:has(:disabled) { visibility: hidden; }

  label {
    font: ${theme.weight.display} ${theme.size.heading} / 1.15 ${theme.font.display};
    letter-spacing: ${theme.tracking.title};
  }
  input {
    width: calc(100% + 2 * ${theme.space.x2});
    margin-inline: calc(-1 * ${theme.space.x2});
    min-height: 3.5rem;
    scroll-margin-top: ${spareHeight(theme.space.x9)};
    ${media.phone} { scroll-margin-top: min(40vw + 4.5rem, 100svh - 10rem); }
    padding: ${theme.space.x1} ${theme.space.x2};
    border: 2px dashed ${theme.color.control};
    border-width: 2px 0;
    border-radius: 0;
    text-overflow: ellipsis;
    background: none;
    /* The whole name is in sight, at the same height. */
    font: ${theme.weight.display} max(16px, min(${theme.size.title}, 96cqi / var(--name-width, 1))) /
      calc(1.2 * ${theme.size.title}) ${theme.font.display};
    letter-spacing: ${theme.tracking.title};
    &:placeholder-shown { --name-width: ${placeholderWidth}; }
    &::placeholder { color: ${theme.color.quiet}; opacity: 1; }
    &:hover { border-color: ${theme.color.cool}; }
    &:not(:placeholder-shown) { border-color: ${theme.color.signalSoft}; }
    &:focus-visible { border-color: transparent; border-radius: ${theme.radius.large}; }
  }
  p { color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.4; }
`;
