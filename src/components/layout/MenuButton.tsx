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
      <span />
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

  span, span::before, span::after {
    width: 1.5rem;
    height: 2px;
    border-radius: 1px;
    background: currentColor;
    transition: transform ${theme.motion.calm};
  }
  span { position: relative; }
  span::before, span::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  span::before { transform: translateY(-7px); }
  span::after { transform: translateY(7px); }
  ${media.forcedColors} { span, span::before, span::after { background: ButtonText; } }
  &:has(~ :popover-open) {
    span { background: transparent; }
    span::before { transform: rotate(45deg); }
    span::after { transform: rotate(-45deg); }
  }

  ${media.desktop} { display: none; }
  @supports not selector(:popover-open) { & { display: none; } }
`;
