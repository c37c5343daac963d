import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ContactLinks } from '@/components/ui/ContactLinks';
import { Logo } from '@/components/ui/Logo';
import { headerLinks, pages } from '@/content/pages';
import { site } from '@/content/site';
import { formAnchor, paths } from '@/lib/paths';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { MenuStreet } from './MenuStreet';
import { menuStyles } from './menuStyles';

/**
 * The fixed header. Below desktop width its links are in a popover, which opens and closes by Escape
 * without script; src/browser adds the rest. It may change the header (`data-scrolled`) and the
 * button before the consultation page hydrates, hence `suppressHydrationWarning`. Its call to action
 * keeps its place on every page: on the form's own it leads to the form, and is quiet. Thank You
 * belongs to the form, with or without script.
 *
 * @param props.path the page it stands on
 */
export function Header({ path }: { path?: string | undefined }) {
  const isForm = path === paths.consultation;
  const isAsked = isForm || path === paths.thankYou;
  const current = isAsked ? paths.consultation : path;
  const callToAction = (
    <ButtonLink
      href={isForm ? `#${formAnchor}` : paths.consultation}
      variant={isAsked ? 'secondary' : 'primary'}
      isHere={isForm}
    >
      {pages.consultation.name}
    </ButtonLink>
  );
  return (
    <Bar data-header="" suppressHydrationWarning>
      <div>
        {/* On the home page the brand scrolls to the top (docs/product.md, "Header and footer"). */}
        <a href={path === paths.home ? '#top' : paths.home} data-brand="">
          <Logo />
          <span>{site.name}</span>
        </a>
        <div data-call="">{callToAction}</div>
        <button type="button" popoverTarget="menu" aria-label="Open menu" suppressHydrationWarning>
          <span />
        </button>
        <div id="menu" popover="">
          <nav aria-label="Main">
            <ul>
              {headerLinks.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} aria-current={href === current ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {callToAction}
          <ContactLinks />
          <MenuStreet />
        </div>
      </div>
    </Bar>
  );
}

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.header};
  border-bottom: 1px solid transparent;
  transition:
    background-color ${theme.motion.calm},
    border-color ${theme.motion.calm};

  &[data-scrolled] {
    background: ${theme.color.ink};
    border-color: ${theme.color.line};
  }
  /* Nothing tells it that the page is scrolled. */
  ${media.noScript} {
    background: ${theme.color.ink};
    border-color: ${theme.color.line};
  }
  /* Once, and not on every sheet. */
  @media print { position: static; }

  > div {
    ${container}
    display: flex;
    align-items: center;
    gap: ${theme.space.x3};
    min-height: ${theme.height.header};
  }

  [data-brand] {
    display: flex;
    align-items: center;
    gap: ${theme.space.x3};
    min-width: ${theme.height.target};
    min-height: ${theme.height.target};
    margin-right: auto;
    color: ${theme.color.text};
    font: ${theme.weight.strong} 1.125rem / 1.15 ${theme.font.display};
    letter-spacing: ${theme.tracking.title};
    text-decoration: none;
    text-wrap: balance;

    svg { flex: none; }
  }

  .button {
    min-height: ${theme.height.target};
    padding-block: ${theme.space.x2};
    font-size: ${theme.size.small};
    white-space: nowrap;
  }
  /* The edge of a control, on the lighter sky of the morning. */
  &:has(~ main #thank-you) .button { border-color: ${theme.color.text}; }
  nav a {
    display: flex;
    align-items: center;
    min-height: ${theme.height.target};
    color: ${theme.color.muted};
    font-weight: ${theme.weight.medium};
    text-decoration: none;
    transition: color ${theme.motion.quick};

    &:hover, &[aria-current] { color: ${theme.color.text}; }
  }

  #menu > ul { display: none; }

  ${media.desktop} {
    [data-call], button { display: none; }
    #menu {
      position: static;
      display: flex;
      align-items: center;
      gap: ${theme.space.x4};
      width: auto;
      height: auto;
      padding: 0;
      border: 0;
      overflow: visible;
      background: none;
      color: inherit;
    }
    nav ul {
      display: flex;
      gap: clamp(0rem, 1.2vw, 1rem);
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

  ${media.compact} { ${menuStyles} }
`;
