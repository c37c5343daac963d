import styled from 'styled-components';
import { questions, questionsHeading } from '@/content/questions';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** Five short questions, answered before the price is asked for; open one to read its answer. */
export function Questions() {
  return (
    <Section aria-labelledby="questions">
      <h2 id="questions">{questionsHeading}</h2>
      <div>
        {questions.map(({ question, answer }) => (
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
  gap: ${theme.space.x5};

  h2 { max-width: 9em; font-size: ${theme.size.title}; }
  details { border-top: 1px solid ${theme.color.lineLit}; }
  details:last-child { border-bottom: 1px solid ${theme.color.lineLit}; }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.x4};
    min-height: ${theme.height.control};
    padding-block: ${theme.space.x3};
    font-weight: ${theme.weight.strong};
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker { display: none; }
    &::after {
      content: '+' / '';
      flex: none;
      width: 1.5rem;
      color: ${theme.color.cool};
      font-size: 1.75rem;
      font-weight: ${theme.weight.text};
      line-height: 1;
      text-align: center;
    }
    &:hover::after { color: ${theme.color.text}; }
  }
  [open] > summary::after { content: '\\2212' / ''; }
  p { max-width: ${theme.width.prose}; padding-bottom: ${theme.space.x5}; color: ${theme.color.muted}; }

  ${media.desktop} { grid-template-columns: 5fr 7fr; }
`;
