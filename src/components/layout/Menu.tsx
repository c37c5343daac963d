import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CallOrText } from '@/components/ui/ContactLinks';
import { menuLabels } from '@/content/menuLabels';
import { headerLinks } from '@/content/pages';
import { MenuScene } from '@/scenes/layout/MenuScene';
import { primaryColors } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { headerMedia } from './headerMedia';

interface MenuProps {
  current: string | undefined;
  callToAction: ReactNode;
  phone?: string | undefined;
}

/** Shows a full-screen popover if the header's links do not fit. Works without script. */
export function Menu({ current, callToAction, phone }: MenuProps) {
  return (
    <>
      <Button
        type="button"
        popoverTarget="menu"
        aria-label={menuLabels.open}
        suppressHydrationWarning
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          {/* Browsers without SVG show this. */}
          {menuLabels.name}
          <path data-bar="upper" d="M0 12h24" />
          <path d="M0 12h24" />
          <path data-bar="lower" d="M0 12h24" />
        </svg>
      </Button>
      <Panel id="menu" popover="">
        <Links aria-label={menuLabels.links}>
          <ul>
            {headerLinks.map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={href === current ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Links>
        {callToAction}
        <Contact phone={phone} buttons />
        <Picture>
          <MenuScene />
        </Picture>
      </Panel>
    </>
  );
}

/** Browsers without popovers use the attribute. */
export const openMenu = ':is(:popover-open, [data-open])';

const between = 'min(1rem + 1.2vw, 2rem)';

const Panel = styled.div`
  ${headerMedia.menu} {
    @supports not selector(:popover-open) { &:not([data-open]) { display: none; } }
    &${openMenu} {
      --button-height: ${theme.height.control};
      all: unset;
      position: fixed;
      inset: ${theme.height.header} 0 0;
      display: flex;
      flex-direction: column;
      gap: ${theme.space.x6};
      padding: ${theme.space.x5} ${theme.space.gutter} ${theme.space.x7};
      overflow-y: auto;
      overscroll-behavior: contain;
      background: ${theme.color.ink} linear-gradient(
        var(--blend), ${theme.color.ink} 40%, ${theme.color.dusk} 75%, ${theme.color.duskLow}
      );
      /* Opaque at once, so that the page never shows through. */
      > * {
        transition: opacity ${theme.motion.calm};
        @starting-style { opacity: 0; }
      }
      > a {
        ${primaryColors}
        align-self: start;
      }
    }
  }
  @media print { &${openMenu} { display: none; } }
  ${headerMedia.links} {
    all: unset;
    display: flex;
    align-items: center;
    gap: ${between};
    min-width: 0;
    font-size: ${theme.size.small};
    white-space: nowrap;
  }
`;

const Links = styled.nav`
  a {
    display: flex;
    align-items: center;
    min-height: ${theme.height.target};
    color: ${theme.color.muted};
    font-weight: ${theme.weight.medium};
    text-decoration: none;
    transition: color ${theme.motion.quick};

    &:hover, &[aria-current] { color: ${theme.color.text}; }
  }

  ${headerMedia.menu} {
    li + li { border-top: 1px solid ${theme.color.line}; }
    a {
      min-height: 4rem;
      color: ${theme.color.text};
      font: ${theme.weight.display} ${theme.size.title} / 1.2 ${theme.font.display};
      letter-spacing: ${theme.tracking.title};
      &[aria-current] { color: ${theme.color.signal}; }
    }
  }
  ${headerMedia.links} {
    ul { display: flex; flex-wrap: wrap; gap: 0 ${between}; }
    a {
      position: relative;
      /* As wide as a touch target. */
      padding: 0 2px;
      &::after {
        content: '';
        position: absolute;
        inset: auto auto 0.25rem 50%;
        width: 6px;
        height: 6px;
        margin-left: -3px;
        border-radius: 50%;
        background: ${theme.color.signal};
        opacity: 0;
        transform: translateY(-0.25rem);
        transition: opacity ${theme.motion.quick}, transform ${theme.motion.quick};
      }
      &:hover::after { opacity: 0.4; transform: none; }
      &[aria-current]::after { opacity: 1; transform: none; }
    }
  }
`;

const Contact = styled(CallOrText)`
  display: none;
  flex-wrap: wrap;
  gap: ${theme.space.x2};
  margin-top: calc(${theme.space.x4} - ${theme.space.x6});
  ${headerMedia.menu} { ${openMenu} > & { display: flex; } }
`;

const Picture = styled.div`
  display: none;
  position: relative;
  flex: 0 1 min(11rem, 22svh);
  min-height: 0;
  margin: auto calc(-1 * ${theme.space.gutter}) calc(-1 * ${theme.space.x7});
  ${headerMedia.menu} {
    @media (min-height: 41em) { ${openMenu} > & { display: block; } }
  }
`;

const Button = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.height.target};
  height: 3rem;
  margin-right: -0.625rem;
  padding: 0;
  border: 0;
  background: none;

  svg { width: 1.5rem; stroke: currentcolor; stroke-width: 2; }
  path { transform-origin: center; transition: transform ${theme.motion.calm}; }
  [data-bar='upper'] { transform: translateY(-7px); }
  [data-bar='lower'] { transform: translateY(7px); }
  &:has(~ ${openMenu}) path {
    transform: rotate(45deg);
    &[data-bar='lower'] { transform: rotate(-45deg); }
  }
  ${headerMedia.links}, print { display: none; }
  @supports not selector(:popover-open) { &:not([aria-expanded]) { visibility: hidden; } }
`;
