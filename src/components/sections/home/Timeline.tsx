import styled from 'styled-components';
import { homePage, timeline } from '@/content/home';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** The agency's four steps on one line; the last is where it stands today. */
export function Timeline() {
  return (
    <Story>
      <h3>{homePage.whyUs.timelineHeading}</h3>
      <ol>
        {timeline.map((step) => (
          <li key={step.title}>
            <h4>{step.title}</h4>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Story>
  );
}

const Story = styled.div`
  margin-top: ${theme.space.x8};

  h3 { margin-bottom: ${theme.space.x5}; font-size: ${theme.size.heading}; }
  h4 { font-size: ${theme.size.body}; letter-spacing: 0; }
  p { margin-top: ${theme.space.x1}; color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.5; }

  li {
    position: relative;
    padding: 0 0 ${theme.space.x5} ${theme.space.x5};
    &::before, &::after { content: ''; position: absolute; left: 0; }
    &::before {
      top: 0.5rem;
      z-index: 1;
      width: 0.6875rem;
      height: 0.6875rem;
      border-radius: 50%;
      background: ${theme.color.control};
    }
    &::after { top: 0.75rem; bottom: -0.75rem; left: 0.3125rem; width: 1px; background: ${theme.color.lineLit}; }
    &:last-child { padding-bottom: 0; }
    &:last-child::after { display: none; }
    &:last-child::before { background: ${theme.color.text}; }
  }

  ${media.tablet} {
    ol { display: grid; grid-template-columns: repeat(4, 1fr); }
    li, li:last-child { padding: ${theme.space.x5} ${theme.space.x5} 0 0; }
    li::before { top: -0.3125rem; }
    li::after { inset: 0 0 auto; width: auto; height: 1px; }
  }
`;
