import styled from 'styled-components';
import { type QuestionsPage, questionsHeading, questionsOn } from '@/content/questions';
import { media } from '@/styles/media';
import { unfolding } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Questions that open to show their answers. */
export function Questions({ page }: { page: QuestionsPage }) {
  return (
    <Section aria-labelledby="questions">
      <h2 id="questions">{questionsHeading[page]}</h2>
      <div>
        {questionsOn(page).map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: clamp(${theme.space.x3}, 3vw, ${theme.space.x5});

  h2 { font-size: ${theme.size.heading}; }
  > div { border-bottom: 1px solid ${theme.color.lineOnBlue}; }
  details { border-top: 1px solid ${theme.color.lineOnBlue}; }
  summary {
    ${unfolding}
    min-height: clamp(2.75rem, 6.5vw, 3.25rem);
    padding-block: ${theme.space.x2};
    font-weight: ${theme.weight.strong};
  }
  p { max-width: ${theme.width.prose}; padding-bottom: ${theme.space.x5}; color: ${theme.color.muted}; }

  ${media.desktop} { grid-template-columns: 5fr 7fr; }
`;
