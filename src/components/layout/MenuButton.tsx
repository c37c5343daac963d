import styled from 'styled-components';
import { menuCopy } from '@/content/menu';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/**
 * Opens the popover that follows it, `#menu`, below desktop width. src/browser may change it before the
 * consultation page hydrates.
 */
export function MenuButton() {
  return (
    <Button type="button" popoverTarget="menu" aria-label={menuCopy.open} suppressHydrationWarning>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path data-bar="upper" d="M0 12h24" />
        <path d="M0 12h24" />
        <path data-bar="lower" d="M0 12h24" />
      </svg>
    </Button>
  );
}

/* Three bars; a cross while the menu is open. */
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
  &:has(~ :popover-open) path {
    transform: rotate(45deg);
    &[data-bar='lower'] { transform: rotate(-45deg); }
  }
  ${media.desktop}, print { display: none; }
  @supports not selector(:popover-open) { & { display: none; } }
`;
