import styled from 'styled-components';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { homePage } from '@/content/home';
import { theme } from '@/styles/theme';

/** The home page's call to action, and what follows when it is taken. */
export function ContactCall() {
  const { heading, text, action, stepsHeading, steps } = homePage.contact;
  return (
    <ClosingCall id="contact" heading={heading} text={text} action={action} people="arrival">
      <Next>
        <h3>{stepsHeading}</h3>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Next>
    </ClosingCall>
  );
}

const Next = styled.div`
  max-width: 32rem;

  h3 { font-size: ${theme.size.heading}; }
  ol { margin-top: ${theme.space.x3}; counter-reset: step; }
  li {
    display: grid;
    grid-template-columns: ${theme.space.x6} 1fr;
    padding-block: ${theme.space.x3};
    border-top: 1px solid ${theme.color.lineOnBlue};
    counter-increment: step;
    &::before {
      content: counter(step) / '';
      color: ${theme.color.text};
      font-family: ${theme.font.display};
      font-weight: ${theme.weight.strong};
    }
  }
`;
