import styled from 'styled-components';
import { Logo } from '@/components/ui/Logo';
import { headerLinks } from '@/content/navigation';
import { site } from '@/content/site';
import { media } from '@/styles/media';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { BrandLink } from './BrandLink';
import { HeaderFrame } from './HeaderFrame';
import { MenuNavigation } from './MenuNavigation';
import { menuPanel } from './menuPanel';

export function Header() {
  return (
    <Bar>
      <div>
        <BrandLink>
          <Logo />
          <span>{site.name}</span>
        </BrandLink>
        <MenuNavigation links={headerLinks} />
      </div>
    </Bar>
  );
}

const Bar = styled(HeaderFrame)`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.header};
  border-bottom: 1px solid transparent;
  transition:
    background-color ${theme.motion.calm},
    border-color ${theme.motion.calm};

  &[data-scrolled='true'],
  &:has([data-menu='open']) {
    background: ${theme.color.ink};
    border-color: ${theme.color.line};
  }

  > div {
    ${container}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.x5};
    min-height: ${theme.height.header};
  }

  [data-brand] {
    display: flex;
    align-items: center;
    gap: ${theme.space.x3};
    min-height: ${theme.height.target};
    color: ${theme.color.text};
    font: ${theme.weight.strong} 1.125rem / 1.15 ${theme.font.display};
    letter-spacing: ${theme.tracking.title};
    text-decoration: none;
    text-wrap: balance;

    svg { flex: none; }
  }

  a[aria-current] { color: ${theme.color.text}; }

  nav a {
    display: flex;
    align-items: center;
    min-height: ${theme.height.target};
    color: ${theme.color.muted};
    font-weight: ${theme.weight.medium};
    text-decoration: none;
    transition: color ${theme.motion.quick};

    &:hover { color: ${theme.color.text}; }
  }

  ${media.tablet} {
    nav button { display: none; }
    nav ul {
      display: flex;
      gap: clamp(0.25rem, 1.6vw, 1.25rem);
    }
    nav a {
      position: relative;
      padding-inline: ${theme.space.x2};
      font-size: ${theme.size.small};
      white-space: nowrap;

      /* The light is on where you are. */
      &[aria-current]::after {
        content: '';
        position: absolute;
        inset: auto auto 0.25rem 50%;
        width: 6px;
        height: 6px;
        margin-left: -3px;
        border-radius: 50%;
        background: ${theme.color.signal};
      }
    }
  }

  ${media.phone} { ${menuPanel} }
`;
