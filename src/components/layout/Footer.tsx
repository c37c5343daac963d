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

export function Footer() {
  return (
    <Ground>
      <div>
        <section data-brand="" aria-label={site.name}>
          <p data-name="">
            <Logo />
            {site.name}
          </p>
          <p data-tagline="">{tagline}</p>
          <p>{footerCopy.blurb}</p>
        </section>
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
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">{footerCopy.contact}</h2>
          <ContactLinks />
          <ButtonLink href={paths.consultation} variant="secondary">
            {footerCopy.callToAction}
          </ButtonLink>
        </section>
        <section data-follow="" aria-labelledby="footer-follow">
          <h2 id="footer-follow">{footerCopy.follow}</h2>
          <ul>
            <li>
              <a href={site.linkedinUrl} target="_blank" rel="noopener">
                LinkedIn
              </a>
            </li>
            <li>
              <a href={site.instagramUrl} target="_blank" rel="noopener">
                Instagram
              </a>
            </li>
          </ul>
        </section>
        <p data-legal="">
          <span>
            © {footerCopy.copyrightYear} {site.name}. All rights reserved.
          </span>{' '}
          <span data-privacy="">
            <PrivacyNote />
          </span>
        </p>
      </div>
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

  > div {
    ${container}
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(10.75rem, 3fr);
    gap: ${theme.space.x5} ${theme.space.x5};
    padding-block: ${theme.space.x7} ${theme.space.x5};
  }
  > div > :is([data-brand], [data-follow]) { grid-column: 1 / -1; }

  [data-brand] > * + * { margin-top: ${theme.space.x3}; }
  [data-brand] p { max-width: 22rem; }
  [data-name] {
    display: flex;
    align-items: center;
    gap: ${theme.space.x3};
    color: var(--pen);
    font: ${theme.weight.strong} 1.125rem / 1.15 ${theme.font.display};
    letter-spacing: ${theme.tracking.title};
  }
  [data-tagline] { color: var(--pen); font-weight: ${theme.weight.medium}; }

  h2 {
    color: var(--pen);
    font: ${theme.weight.strong} ${theme.size.small} / 1.4 ${theme.font.text};
    letter-spacing: 0;
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
  .button { margin-top: ${theme.space.x3}; }
  /* In one line with its heading, until it has a column of its own. */
  [data-follow] {
    display: flex;
    align-items: baseline;
    gap: ${theme.space.x5};
    ul { display: flex; gap: ${theme.space.x5}; margin: 0; }
  }
  [data-legal] a { color: inherit; }

  [data-legal] {
    grid-column: 1 / -1;
    padding-top: ${theme.space.x5};
    border-top: 1px solid var(--rule);
    color: var(--soft);
  }

  /* The last part of a page says in which light it ends (data-ends): in the morning the footer is the ground in front of the shop. */
  main:has([data-ends='morning']) ~ & {
    --ground: ${theme.color.morningStreet};
    --pen: #1a2238;
    --soft: #45425a;
    --rule: #cdaa86;
    border-top: 0;
    .button { border-color: #45425a; color: #1a2238; }
    .button:hover { background: #f8e6cd; border-color: #1a2238; }
    :focus-visible { outline-color: #1a2238; box-shadow: none; }
    ${media.forcedColors} { .button { border-color: ButtonBorder; color: LinkText; } }
  }
  /* The form has the sentence beside its button; a link to the policy stands here, too. */
  main:has(form) ~ & [data-privacy]:not(:has(a)) { display: none; }
  /* In front of the dark shop it is the street at night. */
  main:has([data-ends='dusk']) ~ & { --ground: ${theme.color.street}; border-top: 0; }
  /* Below the form, where morning is near but the shop still closed, it goes on from the sky's foot. */
  main:has([data-ends='firstLight']) ~ & { --ground: ${theme.color.dawn}; --rule: ${theme.color.lineLit}; }
  @media print { --pen: black !important; --soft: black !important; }

  ${media.wide} {
    > div { grid-template-columns: 1fr auto auto; gap: ${theme.space.x5} ${theme.space.x7}; padding-block: ${theme.space.x8} ${theme.space.x6}; }
    > div > [data-brand] { grid-area: 1 / 1; }
    > div > [data-follow] { grid-area: 2 / 1; }
    > div > :is(nav, section:not([data-brand], [data-follow])) { grid-row: 1 / 3; }
  }
  ${media.desktop} {
    > div { grid-template-columns: 1fr repeat(3, auto); gap: ${theme.space.x7} clamp(3rem, 6vw, 6rem); }
    > div > [data-follow] { display: block; grid-area: 1 / 4; ul { display: block; margin-top: ${theme.space.x2}; } }
  }
`;
