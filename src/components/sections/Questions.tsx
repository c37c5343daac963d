import styled from 'styled-components';
import { questions, questionsHeading } from '@/content/questions';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** Short questions, answered before they are asked; open one to read its answer. */
export function Questions({ page }: { page: keyof typeof questionsHeading }) {
  return (
    <Section aria-labelledby="questions">
      <h2 id="questions">{questionsHeading[page]}</h2>
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
  gap: ${theme.space.x3};

  h2 { font-size: ${theme.size.heading}; }
  details { border-top: 1px solid ${theme.color.lineOnBlue}; }
  details:last-child { border-bottom: 1px solid ${theme.color.lineOnBlue}; }
  summary {
    position: relative;
    display: grid;
    align-items: center;
    padding-right: ${theme.space.x7};
    min-height: 2.8125rem;
    padding-block: ${theme.space.x2};
    font-size: 1.0625rem;
    font-weight: ${theme.weight.strong};
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker { display: none; }
    /* A plus of two bars in the middle of the line; open, the upright one lies down. */
    &::before, &::after {
      content: '';
      position: absolute;
      top: calc(50% - 1px);
      right: ${theme.space.x1};
      width: 1rem;
      border-top: 2px solid ${theme.color.cool};
      transition: transform ${theme.motion.calm};
    }
    &::after { transform: rotate(90deg); }
    &:hover::before, &:hover::after { border-color: ${theme.color.text}; }
  }
  [open] > summary::after { transform: none; }
  p { max-width: ${theme.width.prose}; padding-bottom: ${theme.space.x5}; color: ${theme.color.muted}; }

  ${media.tablet} { gap: ${theme.space.x5}; summary { min-height: ${theme.height.control}; } }
  ${media.desktop} { grid-template-columns: 5fr 7fr; }
`;
