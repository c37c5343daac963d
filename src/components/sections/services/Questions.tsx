import styled from 'styled-components';
import { NoWrap } from '@/components/ui/NoWrap';
import { servicesPage } from '@/content/copy/servicesPage';
import { questions } from '@/content/questions';
import { media } from '@/styles/media';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';

export function Questions() {
  return (
    <Section aria-labelledby="questions">
      <h2 id="questions">{servicesPage.questions}</h2>
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
  position: relative;
  display: grid;
  gap: clamp(${theme.space.x3}, 3vw, ${theme.space.x5}) ${theme.space.x7};
  padding-block: calc(0.3 * ${theme.space.section}) max(${theme.space.x6}, 0.3 * ${theme.space.section});

  h2 { font-size: ${theme.size.title}; }
  details { border-top: 1px solid ${theme.color.lineOnBlue}; }
  > div { border-bottom: 1px solid ${theme.color.lineOnBlue}; }
  summary {
    position: relative;
    display: grid;
    align-items: center;
    min-height: clamp(2.75rem, 6.5vw, 3.25rem);
    padding: ${theme.space.x2} ${theme.space.x7} ${theme.space.x2} 0;
    list-style: none;
    cursor: pointer;
    font-weight: ${theme.weight.strong};
    line-height: 1.3;
    text-wrap: balance;
    &::-webkit-details-marker { display: none; }
  }
  summary::before, summary::after {
    content: '';
    position: absolute;
    top: calc(50% - 1px);
    right: ${theme.space.x1};
    width: 1rem;
    border-top: 2px solid ${theme.color.cool};
    transition: transform ${theme.motion.calm};
  }
  ${media.hugeText} {
    summary { padding-right: 9vw; }
    summary::before, summary::after { width: 5vw; }
  }
  details:not([open]) > summary::after { transform: rotate(90deg); }
  summary:hover::before, summary:hover::after { border-color: ${theme.color.text}; }
  p { max-width: ${theme.width.prose}; padding-bottom: ${theme.space.x5}; color: ${theme.color.muted}; }
  ${media.desktop} { grid-template-columns: 4fr 8fr; }
  @media print {
    display: block;
    > div { columns: 2; column-gap: ${theme.space.x7}; }
    summary { min-height: 0; padding-right: 0; }
    p { padding-bottom: ${theme.space.x3}; }
  }
`;
