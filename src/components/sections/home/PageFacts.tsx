import styled from 'styled-components';
import { pageFacts } from '@/content/copy/home';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** What a visitor can check on this page, in one paragraph. */
export function PageFacts() {
  return (
    <Facts>
      <h3>{pageFacts.heading}</h3>
      <p>{pageFacts.text}</p>
    </Facts>
  );
}

const Facts = styled.div`
  ${container}
  display: grid;
  gap: ${theme.space.x2};
  padding-block: clamp(3rem, 8vw, 7.5rem) clamp(2rem, 5vw, 4.5rem);

  h3 { font-size: ${theme.size.title}; }
  p { max-width: 52rem; color: ${theme.color.muted}; font-size: ${theme.size.lede}; text-wrap: balance; }
  ${media.desktop} { grid-template-columns: 5fr 7fr; gap: ${theme.space.x7}; }
`;
