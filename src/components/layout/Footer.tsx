import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ContactLinks } from '@/components/ui/ContactLinks';
import { Logo } from '@/components/ui/Logo';
import { PrivacyNote } from '@/components/ui/PrivacyNote';
import { footerLinks } from '@/content/pages';
import { footerCopy, site, tagline } from '@/content/site';
import { paths } from '@/lib/paths';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** The footer, which goes on from the ground of the page's last section: see `ends` of PageFrame. */
export function Footer() {
  return (
    <Ground>
      <Columns>
        <Brand aria-label={site.name}>
          <Name>
            <Logo />
            {site.name}
          </Name>
          <Tagline>{tagline}</Tagline>
          <p>{footerCopy.blurb}</p>
        </Brand>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">{footerCopy.quickLinks}</h2>
          <ul>
            {footerLinks.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <Contact aria-labelledby="footer-contact">
          <h2 id="footer-contact">{footerCopy.contact}</h2>
          <ContactLinks />
          <p>
            <ButtonLink href={paths.consultation} variant="secondary">
              {footerCopy.callToAction}
            </ButtonLink>
          </p>
        </Contact>
        <Follow aria-labelledby="footer-follow">
          <h2 id="footer-follow">{footerCopy.follow}</h2>
          <ul>
            {footerCopy.networks.map(({ name, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Follow>
        <Legal>
          <span>{footerCopy.copyright}</span>{' '}
          <span>
            <PrivacyNote />
          </span>
        </Legal>
      </Columns>
    </Ground>
  );
}

const Ground = styled.footer`
  --ground: ${theme.color.ink};
  --pen: ${theme.color.text};
  --soft: ${theme.color.muted};
  --rule: ${theme.color.line};
  border-top: 1px solid var(--rule);
  background: var(--ground);
  color: var(--soft);
  font-size: ${theme.size.small};

  [data-ends='dusk'] > & { --ground: ${theme.color.street}; border-top: 0; }
  [data-ends='firstLight'] > & { --ground: ${theme.color.dawn}; --rule: ${theme.color.lineLit}; }
  [data-ends='morning'] > & {
    --ground: ${theme.color.morningStreet};
    --pen: ${theme.color.morningText};
    --soft: ${theme.color.morningMuted};
    --rule: ${theme.color.morningLine};
    --button-edge: var(--soft);
    --button-text: var(--pen);
    --button-hover: ${theme.color.morningRaised};
    border-top: 0;
    :focus-visible { outline-color: var(--pen); box-shadow: none; }
  }
  @media print { --pen: black !important; --soft: black !important; }
`;

const Columns = styled.div`
  ${container}
  display: grid;
  gap: ${theme.space.x2};
  padding-block: ${theme.space.x6} ${theme.space.x4};

  h2 {
    color: var(--pen);
    font: ${theme.weight.strong} ${theme.size.small} / 1.4 ${theme.font.text};
    letter-spacing: 0;
  }
  /* On a phone each group is a line that needs no heading to be understood. */
  ${media.narrow} {
    row-gap: 0;
    padding-top: ${theme.space.x5};
    h2 { display: none; }
    > * > ul { display: flex; flex-wrap: wrap; gap: 0 ${theme.space.x5}; margin: 0; }
  }
  ul { margin-top: ${theme.space.x2}; }
  li a {
    display: inline-flex;
    align-items: center;
    min-width: ${theme.height.target};
    min-height: ${theme.height.target};
    color: var(--soft);
    text-decoration: none;
    transition: color ${theme.motion.quick};

    &:hover { color: var(--pen); text-decoration: underline; }
  }

  ${media.wide} {
    grid-template-columns: 1fr auto auto;
    gap: ${theme.space.x5} ${theme.space.x7};
    padding-block: ${theme.space.x8} ${theme.space.x6};
    > nav { grid-row: 1 / 3; }
  }
  ${media.desktop} {
    grid-template-columns: 1fr repeat(3, auto);
    gap: ${theme.space.x7} clamp(3rem, 6vw, 6rem);
  }
`;

const Brand = styled.section`
  grid-column: 1 / -1;
  > p ~ p { margin-top: ${theme.space.x2}; }
  p { max-width: 22rem; ${media.narrow} { line-height: 1.45; } }
  ${media.wide} { > p ~ p { margin-top: ${theme.space.x3}; } }
  ${media.wide} { grid-area: 1 / 1; }
`;

const Name = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.x3};
  color: var(--pen);
  font: ${theme.weight.strong} 1.125rem / 1.15 ${theme.font.display};
  letter-spacing: ${theme.tracking.title};
`;

const Tagline = styled.p`
  color: var(--pen);
  font-weight: ${theme.weight.medium};
`;

const Contact = styled.section`
  > p { margin-top: ${theme.space.x2}; }
  ${media.wide} { grid-row: 1 / 3; }
`;

/* In one line with its heading, until it has a column of its own. */
const Follow = styled.section`
  grid-column: 1 / -1;
  display: flex;
  align-items: baseline;
  gap: ${theme.space.x5};
  ul { display: flex; gap: ${theme.space.x5}; margin: 0; }

  ${media.wide} { grid-area: 2 / 1; }
  ${media.desktop} {
    display: block;
    grid-area: 1 / 4;
    ul { display: block; margin-top: ${theme.space.x2}; }
  }
`;

const Legal = styled.p`
  grid-column: 1 / -1;
  padding-top: ${theme.space.x4};
  border-top: 1px solid var(--rule);
  ${media.narrow} { margin-top: ${theme.space.x2}; font-size: ${theme.size.tiny}; }

  a { color: inherit; }
`;
