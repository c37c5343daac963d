import styled from 'styled-components';
import { NoWrap } from '@/components/ui/NoWrap';
import { servicesPage } from '@/content/copy/servicesPage';
import { questions } from '@/content/questions';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { unfolding } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Questions that open to show their answers, beside their heading on a desktop. */
export function Questions() {
  return (
    <Section aria-labelledby="questions">
      <h2 id="questions">{servicesPage.questionsHeading}</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>
              <NoWrap>{answer}</NoWrap>
            </p>
          </details>
        ))}
      </div>
    </Section>
  );
}

const Section = styled.section`
  ${container}
  display: grid;
  gap: clamp(${theme.space.x3}, 3vw, ${theme.space.x5}) ${theme.space.x7};
  padding-block: calc(0.3 * ${theme.space.section}) max(${theme.space.x6}, 0.3 * ${theme.space.section});

  h2 { font-size: ${theme.size.title}; }
  details { border-top: 1px solid ${theme.color.lineOnBlue}; }
  > div { border-bottom: 1px solid ${theme.color.lineOnBlue}; }
  summary {
    ${unfolding}
    min-height: clamp(2.75rem, 6.5vw, 3.25rem);
    padding-block: ${theme.space.x2};
    font-weight: ${theme.weight.strong};
    text-wrap: balance;
  }
  p { max-width: ${theme.width.prose}; padding-bottom: ${theme.space.x5}; color: ${theme.color.muted}; }
  ${media.desktop} { grid-template-columns: 4fr 8fr; }
`;
