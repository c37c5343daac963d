import styled from 'styled-components';
import { StatisticList } from '@/components/sections/StatisticList';
import { homePage, timeline } from '@/content/copy/home';
import { HistoryBackdrop, HistoryScene, historyRatio } from '@/scenes/home/HistoryScene';
import { media } from '@/styles/media';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { SectionHead } from '../SectionHead';

export function WhyUs() {
  const { heading, lede } = homePage.whyUs;
  return (
    <Section id="about">
      <SectionHead heading={heading} text={lede} />
      <StatisticList page="home" />
      <Timeline />
    </Section>
  );
}

function Timeline() {
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
              <div>
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

const Section = styled.section`
  ${container}
  padding-top: calc(0.6 * ${theme.space.section});
  /* It describes drawings. */
  @media print { header > p { display: none; } }
`;

const between = `clamp(${theme.space.x4}, 4vw, ${theme.space.x8})`;

const Story = styled.div`
  margin-top: clamp(${theme.space.x6}, 6vw, ${theme.space.x9});
  h3 { margin-bottom: ${theme.space.x4}; font-size: ${theme.size.heading}; }
`;

const Street = styled.div`
  position: relative;
  isolation: isolate;
  padding-bottom: calc(0.75 * ${theme.space.section});
`;

const Background = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: -1;
  aspect-ratio: calc(4 * ${historyRatio});
  ${media.phone} { display: none; }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${between};

  h4 { font-size: ${theme.size.body}; letter-spacing: 0; }
  p {
    margin-top: ${theme.space.x1};
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
    line-height: 1.45;
  }
  [data-picture] { position: relative; overflow: clip; border-bottom: 1.5px solid ${theme.color.control}; }
  ${media.phone} {
    li { display: grid; grid-template-columns: 5.625rem minmax(0, 1fr); gap: ${between}; align-items: center; }
    [data-picture] { height: 4.5rem; }
  }
  ${media.hugeText} { li { grid-template-columns: minmax(0, 1fr); } }
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0;
    [data-picture] { aspect-ratio: ${historyRatio}; }
    [data-picture] + div { padding: ${theme.space.x4} ${between} 0 0; }
    /* On one line, so that all texts begin at one height. */
    h4 { margin-right: calc(-1 * ${between}); }
  }
  ${media.desktop} { p { font-size: 1rem; } }
  @media print { li { display: block; } }
`;
