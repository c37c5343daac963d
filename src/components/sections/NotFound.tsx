import styled from 'styled-components';
import { ShopScene } from '@/components/scenes/street/ShopScene';
import { notFoundPage } from '@/content/notFound';
import { media } from '@/styles/media';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** An unknown address: the shop is dark, and four ways on. */
export function NotFound() {
  const { heading, text, links } = notFoundPage;
  return (
    <Section>
      <div>
        <h1>{heading}</h1>
        <p>{text}</p>
        <ul>
          {links.map(({ href, title, text: about }) => (
            <li key={href}>
              <a href={href}>
                <strong>{title}</strong>
                <span>{about}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <ShopScene />
    </Section>
  );
}

const Section = styled.section`
  ${container}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x7};
  padding-top: calc(${theme.height.header} + clamp(2.5rem, 6vw, 6rem));
  padding-bottom: ${theme.space.section};

  h1 {
    max-width: 9em;
    font-size: ${theme.size.display};
    line-height: ${theme.leading.display};
    letter-spacing: ${theme.tracking.display};
  }
  p { max-width: 30rem; margin-block: ${theme.space.x5} ${theme.space.x6}; color: ${theme.color.muted}; font-size: ${theme.size.lede}; }
  li { border-top: 1px solid ${theme.color.line}; }
  li:last-child { border-bottom: 1px solid ${theme.color.line}; }
  a { display: grid; padding-block: ${theme.space.x4}; text-decoration: none; }
  strong { color: ${theme.color.signal}; font-weight: ${theme.weight.strong}; }
  span { color: ${theme.color.muted}; }
  a:hover strong { text-decoration: underline; }
  > svg { max-width: 30rem; }

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
    > svg { max-width: none; }
  }
`;
