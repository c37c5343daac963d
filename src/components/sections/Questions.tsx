import styled from 'styled-components';
import { NoWrap } from '@/components/ui/NoWrap';
import {
  type QuestionsPage,
  questionsHeading,
  questionsOn,
  topicColumns,
  topics,
} from '@/content/questions';
import { media } from '@/styles/media';
import { unfolding } from '@/styles/mixins';
import { theme } from '@/styles/theme';

type Questions = ReturnType<typeof questionsOn>;

interface Group {
  title?: string;
  questions: Questions;
}

/** The columns of a desktop: by what the questions are about; a page with few has one list in two halves. */
function columnsOn(page: QuestionsPage): Group[][] {
  const questions = questionsOn(page);
  if (page === 'services')
    return topicColumns.map((column) =>
      column.map((name) => ({
        title: topics[name],
        questions: questions.filter(({ topic }) => topic === name),
      })),
    );
  const half = Math.ceil(questions.length / 2);
  return [[{ questions: questions.slice(0, half) }], [{ questions: questions.slice(half) }]];
}

/** Questions that open to show their answers, in two columns on a desktop. */
export function Questions({ page }: { page: QuestionsPage }) {
  return (
    <Section aria-labelledby="questions">
      <h2 id="questions">{questionsHeading[page]}</h2>
      <Columns>
        {columnsOn(page).map((column) => (
          <div key={column[0]?.questions[0]?.question}>
            {column.map(({ title, questions }) => (
              <div key={questions[0]?.question}>
                {title && <h3>{title}</h3>}
                {questions.map(({ question, answer }) => (
                  <details key={question}>
                    <summary>{question}</summary>
                    {answer.split('\n').map((line) => (
                      <p key={line}>
                        <NoWrap>{line}</NoWrap>
                      </p>
                    ))}
                  </details>
                ))}
              </div>
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
  p + p { margin-top: calc(${theme.space.x3} - ${theme.space.x5}); }
`;

/* Each column is as high as its own open answers. */
const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${theme.space.x6} clamp(2rem, 4.5vw, 4.5rem);
  > div { display: grid; gap: ${theme.space.x6}; }
  h3 { padding-bottom: ${theme.space.x3}; color: ${theme.color.cool}; font-size: ${theme.size.body}; }
  details { border-top: 1px solid ${theme.color.lineOnBlue}; }
  > div > div { border-bottom: 1px solid ${theme.color.lineOnBlue}; }
  /* The two halves are one list. */
  ${media.compact} {
    > div:not(:has(h3)) + div { margin-top: calc(-1 * ${theme.space.x6}); }
    > div:not(:has(h3)):has(+ div) > div { border-bottom: 0; }
  }
  ${media.desktop} { grid-template-columns: repeat(2, minmax(0, 1fr)); > div { gap: ${theme.space.x7}; } }
`;
