import styled from 'styled-components';
import { notFoundPage } from '@/content/copy/errorPages';
import { menuPages } from '@/content/pages';
import { NotFoundScene, notFoundLight, notFoundRatio } from '@/scenes/layout/NotFoundScene';
import { lightColor } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { pageSides } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { PageIntroduction } from './PageIntroduction';

export function NotFound() {
  return (
    <div data-light={notFoundLight}>
      <Dusk above={null} heading={notFoundPage.heading} lede={notFoundPage.text} scene={<Street />}>
        <Links>
          {menuPages.map(({ path, name, menu }) => (
            <li key={path}>
              <a href={path}>
                <strong>{name}</strong> <span>{menu.about}</span>
              </a>
            </li>
          ))}
        </Links>
      </Dusk>
    </div>
  );
}

const Dusk = styled(PageIntroduction)`
  --page-top: clamp(2.5rem, 5vw, 7svh);
  --heading-width: 9em;
  --street-width: min(78vw, 34rem);
  --foot: calc(var(--street-width) / (${notFoundRatio}));
  display: flow-root;
  background: linear-gradient(var(--blend), ${theme.color.ink} 20%, ${lightColor.skyTop} 65%, ${lightColor.skyMiddle});
  ${media.desktop} {
    --text-width: min(30rem, 40vw);
    --street-width: clamp(26rem, 38vw, 42rem);
    --foot: 0;
    min-height: min(100svh, 68rem);
  }
`;

const Street = styled(NotFoundScene)`
  > svg {
    right: calc(50% - var(--street-width) / 2);
    width: var(--street-width);
    ${media.desktop} { right: ${pageSides}; }
  }
`;

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18.5rem), 1fr));
  column-gap: ${theme.space.x6};
  max-width: var(--text-width);
  margin-block: ${theme.space.x6};
  border-bottom: 1px solid ${theme.color.lineLit};
  li { border-top: 1px solid ${theme.color.lineLit}; }
  a { display: grid; padding-block: ${theme.space.x4}; text-decoration: none; }
  strong { color: ${theme.color.signal}; font-weight: ${theme.weight.strong}; }
  span { color: ${theme.color.muted}; }
  a:hover strong { text-decoration: underline; }
`;
