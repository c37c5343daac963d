import styled from 'styled-components';
import { NoWrap } from '@/components/ui/NoWrap';
import { type QuestionsPage, questionsHeading, questionsOn } from '@/content/questions';
import { media } from '@/styles/media';
import { unfolding } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Questions that open to show their answers, in two columns on a desktop. */
export function Questions({ page }: { page: QuestionsPage }) {
  const questions = questionsOn(page);
  const half = Math.ceil(questions.length / 2);
  return (
    <Section aria-labelledby="questions">
      <h2 id="questions">{questionsHeading[page]}</h2>
      <Columns>
        {[questions.slice(0, half), questions.slice(half)].map((column, index) => (
          <div key={index === 0 ? 'first' : 'second'}>
            {column.map(({ question, answer }) => (
              <details key={question}>
                <summary>{question}</summary>
                <p>
                  <NoWrap>{answer}</NoWrap>
                </p>
              </details>
            ))}
          </div>
        ))}
      </Columns>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: clamp(${theme.space.x3}, 3vw, ${theme.space.x5});

  h2 { font-size: ${theme.size.title}; }
  summary {
    ${unfolding}
    min-height: clamp(2.75rem, 6.5vw, 3.25rem);
    padding-block: ${theme.space.x2};
    font-weight: ${theme.weight.strong};
    text-wrap: balance;
  }
  p { max-width: ${theme.width.prose}; padding-bottom: ${theme.space.x5}; color: ${theme.color.muted}; }
`;

/* Each column is as high as its own open answers. */
const Columns = styled.div`
  details { border-top: 1px solid ${theme.color.lineOnBlue}; }
  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    column-gap: clamp(2rem, 4.5vw, 4.5rem);
  }
`;
