import styled, { keyframes } from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { aboutPage, whyChoose } from '@/content/copy/about';
import { pages } from '@/content/pages';
import { pageSides } from '@/styles/container';
import { lights } from '@/styles/lights';
import { media } from '@/styles/media';
import { displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Four reasons, beside a heading and a link that stay in view. */
export function WhyChoose() {
  return (
    <Section data-below="">
      <Side>
        <h2>{aboutPage.whyChooseHeading}</h2>
        <p>
          <ButtonLink href={pages.consultation.path} variant="secondary">
            {pages.consultation.name}
          </ButtonLink>
        </p>
      </Side>
      <ul>
        {whyChoose.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const rise = keyframes`
  from { transform: translateY(1rem); }
`;

const Section = styled.section`
  display: grid;
  gap: ${theme.space.x5};
  padding: ${theme.space.section} ${pageSides};
  ${media.screenColors} { background: linear-gradient(in oklab, transparent, ${lights.morning.skyTop}); }

  ul { border-bottom: 1px solid ${theme.color.lineOnBlue}; }
  li { padding-block: ${theme.space.x4}; border-top: 1px solid ${theme.color.lineOnBlue}; }
  h3 { font-size: ${theme.size.heading}; }
  li p { max-width: ${theme.width.prose}; margin-top: ${theme.space.x1}; color: ${theme.color.muted}; text-wrap: balance; }
  ${media.phone} { li { padding-block: ${theme.space.x3}; } li p { font-size: ${theme.size.small}; line-height: 1.5; } }

  ${media.desktop} { grid-template-columns: 5fr 7fr; }
  /* The words of each reason rise as they come into view. */
  @supports (animation-timeline: view()) {
    ${media.motion} {
      li > * { animation: ${rise} linear both; animation-timeline: view(); animation-range: entry 5% entry 60%; }
    }
  }
`;

const Side = styled.div`
  h2 {
    max-width: 9em;
    ${displayType}
  }
  p { margin-top: ${theme.space.x6}; }
  /* Below desktop width the page's last call to action is near. */
  ${media.compact} { p { display: none; } }
  ${media.desktop} {
    position: sticky;
    top: calc(${theme.height.header} + ${theme.space.x7});
    align-self: start;
  }
`;
