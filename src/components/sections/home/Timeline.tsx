import styled from 'styled-components';
import { homePage, timeline } from '@/content/copy/home';
import { HistoryBackdrop, HistoryScene } from '@/scenes/home/HistoryScene';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** The agency's four steps, each with the building it adds to the street. */
export function Timeline() {
  return (
    <Story>
      <h3>{homePage.whyUs.timelineHeading}</h3>
      <Street>
        <Background>
          <HistoryBackdrop />
        </Background>
        <Steps>
          {timeline.map(({ step, title, text }) => (
            <li key={title}>
              <div data-picture="">
                <HistoryScene step={step} />
              </div>
              <div data-words="">
                <h4>{title}</h4>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </Steps>
      </Street>
    </Story>
  );
}

const Story = styled.div`
  --between: clamp(${theme.space.x4}, 4vw, ${theme.space.x8});
  --ground: 1.5px solid ${theme.color.control};
  margin-top: clamp(${theme.space.x6}, 6vw, ${theme.space.x9});
  h3 { margin-bottom: ${theme.space.x4}; font-size: ${theme.size.title}; }
`;

/* From tablet width on, one row of pictures with a common ground line, and one of words. */
const Street = styled.div`
  isolation: isolate;
  padding-bottom: ${theme.space.x1};
  ${media.tablet} {
    display: grid;
    grid-template: 'pictures' auto 'words' auto / minmax(0, 1fr);
    &::after { content: ''; position: relative; grid-area: pictures; align-self: end; margin-bottom: -0.5px; border-top: var(--ground); }
  }
`;

const Background = styled.div`
  position: relative;
  z-index: -1;
  ${media.phone} { display: none; }
  grid-area: pictures;
`;

const Steps = styled.ol`
  display: grid;
  gap: var(--between);

  h4 { font-size: ${theme.size.body}; letter-spacing: 0; }
  p { margin-top: ${theme.space.x1}; color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.45; }
  [data-picture] { position: relative; }
  ${media.phone} {
    li { display: grid; grid-template-columns: 5.625rem minmax(0, 1fr); gap: var(--between); align-items: center; }
    [data-picture] { height: 4.5rem; border-bottom: var(--ground); }
  }
  ${media.tablet} {
    grid-area: pictures / pictures / words / pictures;
    grid-template: subgrid / repeat(4, minmax(0, 1fr));
    row-gap: 0;
    li { display: grid; grid-row: pictures / words; grid-template-rows: subgrid; }
    [data-picture] { aspect-ratio: 360 / 380; }
    [data-words] { padding-top: ${theme.space.x4}; }
  }
`;
