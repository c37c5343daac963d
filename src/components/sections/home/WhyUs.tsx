import styled, { css } from 'styled-components';
import { CustomersWords } from '@/components/sections/CustomersWords';
import { homePage, timeline } from '@/content/copy/home';
import { customers } from '@/content/customers';
import {
  HistoryBackdrop,
  HistoryScene,
  historyLight,
  historyRatio,
} from '@/scenes/home/HistoryScene';
import { lightGradient } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { container, displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { pictureColumn } from './pictureColumn';
import { Statistics } from './Statistics';

export function WhyUs() {
  return (
    <Night data-light={historyLight}>
      <Section id="about">
        <Record>
          <h2>{homePage.whyUs.heading}</h2>
          <Statistics />
        </Record>
        {customers.length > 0 && (
          <Story data-customers="">
            <h3>{homePage.whyUs.customersHeading}</h3>
            <CustomersWords />
          </Story>
        )}
        <Timeline />
      </Section>
    </Night>
  );
}

function Timeline() {
  return (
    <Story data-below-pictures="">
      <h3>{homePage.whyUs.timelineHeading}</h3>
      <Street>
        <Background data-after-load="">
          <HistoryBackdrop />
        </Background>
        <Steps>
          {timeline.map(({ step, title, text }) => (
            <li key={title}>
              <div data-picture="" data-after-load="">
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

const Night = styled.div`
  ${media.screenColors} { background: ${lightGradient({ pageFoot: '', wall: '' })}; }
`;

const Section = styled.section`
  ${container}
  padding-block: clamp(${theme.space.x5}, 3vw, ${theme.space.x7});
`;

/** In a wide window, headings stand beside what they name. */
const beside = css`
  display: grid;
  gap: ${theme.space.x4} ${theme.space.x6};
  ${media.wide} { grid-template-columns: 3fr 9fr; }
  @media print { display: block; }
`;

const Record = styled.div`
  ${beside}
  h2 { ${displayType} }
  ${media.wide} { h2 { align-self: end; margin-bottom: ${theme.space.x4}; font-size: ${theme.size.title}; } }
`;

const Story = styled.div`
  ${beside}
  padding-top: clamp(${theme.space.x6}, 3vw, ${theme.space.x7});
  h3 { font-size: ${theme.size.heading}; }
  /* On the line of the steps' titles. */
  ${media.wide} { &[data-below-pictures] h3 { align-self: end; margin-bottom: 5.75rem; } }
`;

const Street = styled.div`
  position: relative;
  isolation: isolate;
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
  gap: ${pictureColumn.gap};

  h4 { font-size: ${theme.size.body}; letter-spacing: 0; }
  p {
    margin-top: ${theme.space.x1};
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
    line-height: 1.45;
  }
  [data-picture] { position: relative; overflow: clip; border-bottom: 1.5px solid ${theme.color.control}; }
  ${media.phone} {
    li { display: grid; grid-template-columns: ${pictureColumn.width} minmax(0, 1fr); gap: ${pictureColumn.gap}; align-items: center; }
    [data-picture] { height: 4.5rem; }
  }
  ${media.hugeText} { li { grid-template-columns: minmax(0, 1fr); } }
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0;
    [data-picture] { aspect-ratio: ${historyRatio}; }
    [data-picture] + div { padding: ${theme.space.x4} ${pictureColumn.gap} 0 0; }
    /* On one line, so that all texts begin at one height. */
    h4 { margin-right: calc(-1 * ${pictureColumn.gap}); }
  }
  ${media.desktop} { p { font-size: 1rem; } }
  @media print { li { display: block; } }
`;
