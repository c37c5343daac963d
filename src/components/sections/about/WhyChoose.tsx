import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { aboutPage, whyChoose } from '@/content/about';
import { pages } from '@/content/pages';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { reveal } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { BelowStreet } from '../BelowStreet';

/** Four reasons, read one by one beside a heading and a way on that stay. */
export function WhyChoose() {
  return (
    <BelowStreet light="firstLight" withoutStreet>
      <Section>
        <div className="side">
          <h2>{aboutPage.whyChooseHeading}</h2>
          <ButtonLink href={pages.consultation.path} variant="secondary">
            {pages.consultation.name}
          </ButtonLink>
        </div>
        <ul>
          {whyChoose.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </BelowStreet>
  );
}

const Section = styled.section`
  ${container}
  display: grid;
  gap: ${theme.space.x7} ${theme.space.x5};
  padding-block: ${theme.space.section};

  h2 {
    max-width: 9em;
    font-size: ${theme.size.display};
    line-height: ${theme.leading.display};
    letter-spacing: ${theme.tracking.display};
  }
  /* Below desktop width the page's last call is near. */
  ${media.compact} { .button { display: none; } }
  ul { ${reveal} }
  li { padding-block: ${theme.space.x5}; border-top: 1px solid ${theme.color.lineOnBlue}; }
  li:last-child { border-bottom: 1px solid ${theme.color.lineOnBlue}; }
  h3 { font-size: ${theme.size.heading}; }
  p { max-width: ${theme.width.prose}; margin-top: ${theme.space.x2}; color: ${theme.color.muted}; }

  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
    .side { position: sticky; top: calc(${theme.height.header} + ${theme.space.x7}); align-self: start; }
    .button { margin-top: ${theme.space.x6}; }
    li { padding-block: ${theme.space.x5}; }
  }
`;
