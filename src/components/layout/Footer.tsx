import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ContactLinks } from '@/components/ui/ContactLinks';
import { Logo } from '@/components/ui/Logo';
import { Sentences } from '@/components/ui/Sentences';
import { footerLinks, type Page } from '@/content/pages';
import { footerCopy, privacyLinks, site, tagline } from '@/content/site';
import { paths } from '@/lib/paths';
import { type LightName, lights } from '@/styles/lights';
import { media } from '@/styles/media';
import { container, loneLink, wordmark } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface FooterProps {
  page: Page | undefined;
  phone: string | undefined;
}

export function Footer({ page, phone }: FooterProps) {
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
        <section aria-labelledby="footer-follow">
          <h2 id="footer-follow">{footerCopy.follow}</h2>
          <ul>
            {footerCopy.networks.map(({ name, href }) => (
              <li key={name}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">{footerCopy.contact}</h2>
          <ContactLinks phone={phone} />
          {site.address && <address>{site.address}</address>}
          <ButtonLink href={paths.consultation} variant="secondary">
            {footerCopy.callToAction}
          </ButtonLink>
        </section>
        <Legal>
          <span>
            <Sentences>{footerCopy.copyright}</Sentences>
          </span>{' '}
          {page?.moves && <MotionButton />} <a href={privacyLinks.href}>{privacyLinks.label}</a>
        </Legal>
      </Columns>
    </Ground>
  );
}

/** `browser/motion.ts` enables it. CSS selects its label before the first paint. */
function MotionButton() {
  const { pause, play } = footerCopy.motion;
  return (
    <Motion type="button" data-pauses="" disabled suppressHydrationWarning>
      <span>{pause}</span> <span>{play}</span>
    </Motion>
  );
}

const after = (light: LightName) => `[data-ends='${light}'] > &`;

const Ground = styled.footer`
  /* It fills a high window, so that nothing above it moves while it arrives. */
  flex: 1 0 auto;
  --pen: ${theme.color.text};
  background: ${theme.color.ink};
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
  /* Paper needs the agency's name and addresses, and no links. */
  @media print {
    break-before: avoid;
    break-inside: avoid;
    && > div { display: block; padding-block: 0; }
    && a { min-height: 0; padding-block: 0; }
    && ul { display: flex; gap: ${theme.space.x5}; margin: 0; }
    nav, h2, .button, section:has(#footer-follow), section > p ~ p, a[href*='privacy'] { display: none; }
  }

  ${after('dusk')}, ${after('lateEvening')} { background: ${theme.color.street}; }
  ${after('firstLight')} {
    border-top: 1.5px solid ${lights.firstLight.groundEdge};
    background: ${lights.firstLight.ground};
  }
  ${after('morning')} {
    --pen: ${theme.color.morningText};
    --logo-light: ${theme.color.morningSignal};
    --button-edge: ${theme.color.morningMuted};
    --button-text: var(--pen);
    background: ${theme.color.morningStreet};
    color: ${theme.color.morningMuted};
    :focus-visible { outline-color: var(--pen); box-shadow: none; }
  }
`;

const Columns = styled.div`
  ${container}
  display: grid;
  gap: 0 clamp(2rem, 5vw, 6rem);
  padding-block: ${theme.space.x5};

  h2 {
    color: var(--pen);
    font: ${theme.weight.strong} 1em / 1.4 ${theme.font.text};
    letter-spacing: 0;
  }
  ul { margin-top: ${theme.space.x2}; }
  :is(nav, section) a:where(:not(.button)) {
    ${loneLink}
    padding-block: calc((${theme.height.target} - 1lh) / 2);
    overflow-wrap: anywhere;
  }
  section > a { margin-top: ${theme.space.x2}; }
  address { padding-block: ${theme.space.x2}; font-style: normal; }

  ${media.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > section:has(.button) { grid-column: span 2; }
    row-gap: ${theme.space.x5};
    padding-block: ${theme.space.x7} ${theme.space.x5};
  }
  ${media.phone} {
    /* Two, or one that is too narrow for two words side by side. */
    grid-template-columns: repeat(auto-fit, minmax(max(4.25rem, 40%), 1fr));
    gap: ${theme.space.x5} ${theme.space.x4};
    ul { margin: 0; }
    > [aria-label], > section:has(.button) { grid-column: 1 / -1; }
    > section:has(.button) > ul { display: flex; flex-wrap: wrap; column-gap: ${theme.space.x5}; }
    .button { width: 100%; }
  }
`;

const Brand = styled.section`
  display: grid;
  gap: ${theme.space.x2};
  align-content: start;
  grid-column: span 2;
`;

const Name = styled.p`
  ${wordmark}
  color: var(--pen);
`;

const Tagline = styled.p`
  color: var(--pen);
  font-weight: ${theme.weight.medium};
`;

const Legal = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.x5};
  align-items: center;
  justify-content: space-between;
  grid-column: 1 / -1;
  margin-top: ${theme.space.x2};
  padding-top: ${theme.space.x4};
  border-top: 1px solid color-mix(in srgb, currentcolor 30%, transparent);
  font-size: ${theme.size.tiny};

  a { ${loneLink} color: inherit; }
`;

const Motion = styled.button`
  ${loneLink}
  margin-left: auto;
  padding: 0;
  border: 0;
  background: none;
  &:disabled { visibility: hidden; }
  [data-paused] & > span:has(+ span), html:not([data-paused]) & > span + span { display: none; }
  ${media.reducedMotion} { display: none; }
  ${media.noScript} { display: none; }
  @media print { display: none; }
`;
