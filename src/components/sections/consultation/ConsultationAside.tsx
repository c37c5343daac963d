import styled from 'styled-components';
import { ContactLinks } from '@/components/ui/ContactLinks';
import { consultationCopy } from '@/content/copy/consultation';
import { ProgressScene, progressRatio } from '@/scenes/consultation/ConsultationScene';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

export function ConsultationAside() {
  return (
    <Aside aria-label={consultationCopy.aside}>
      <Panel>
        <Steps>
          <h2>{consultationCopy.nextTitle}</h2>
          <ol>
            {consultationCopy.next.map(({ when, what }) => (
              <li key={when}>
                <strong>{when}</strong> <span>{what}</span>
              </li>
            ))}
          </ol>
        </Steps>
        <Direct>
          <h2>{consultationCopy.directTitle}</h2>
          <Contacts />
        </Direct>
        <Progress data-picture="">
          <ProgressScene />
        </Progress>
      </Panel>
    </Aside>
  );
}

export function ConsultationSteps() {
  return (
    <ShortSteps>
      <h2>{consultationCopy.afterTitle}</h2>
      <ol>
        {consultationCopy.next.slice(1).map(({ when, what }) => (
          <li key={when}>
            <strong>{when}:</strong> {what}
          </li>
        ))}
      </ol>
    </ShortSteps>
  );
}

const ShortSteps = styled.section`
  margin-bottom: ${theme.space.x5};
  ${media.desktop} { display: none; }
  h2 { font: ${theme.weight.strong} ${theme.size.body} / 1.4 ${theme.font.text}; letter-spacing: 0; }
  ol { display: grid; gap: ${theme.space.x1}; margin-top: ${theme.space.x2}; }
  li { color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.45; }
  strong { color: ${theme.color.text}; font-weight: ${theme.weight.medium}; }
`;

const Aside = styled.aside`
  /* On paper, the steps are in the form. */
  @media print { display: none; }
  h2 { font-size: ${theme.size.heading}; }
`;

const Panel = styled.div`
  padding: min(${theme.space.x5}, 6.5vw);
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  overflow: clip;
  background: ${theme.color.well};
  ${media.desktop} {
    /* At most 44rem high, so its end stays in sight in a low window. */
    position: sticky;
    top: min(${theme.height.header} + ${theme.space.x5}, 100svh - 44rem);
  }
`;

const Steps = styled.section`
  ${media.belowDesktop} { display: none; }
  ol { margin-block: ${theme.space.x4}; }
  li {
    position: relative;
    display: grid;
    gap: ${theme.space.x1};
    margin-left: ${theme.space.x1};
    padding: 0 0 ${theme.space.x4} ${theme.space.x5};
    &:not(:has(+ li)) { padding-bottom: 0; }
    &:has(+ li)::after {
      content: '';
      position: absolute;
      inset: calc(0.4em + 9px) auto -0.4em 0;
      width: 1px;
      background: ${theme.color.lineLit};
    }
    &::before {
      content: '';
      position: absolute;
      top: 0.4em;
      left: -4px;
      width: 9px;
      height: 9px;
      border-radius: 50%;
      background: ${theme.color.signal};
      box-shadow: 0 0 0 5px ${theme.color.signalDeep};
    }
    & + li::before { background: ${theme.color.control}; box-shadow: none; }
  }
  span { color: ${theme.color.muted}; }
  @media (max-width: 74.99em) { span { font-size: ${theme.size.small}; line-height: 1.45; } }
`;

const Direct = styled.section`
  ${media.desktop} {
    padding-top: ${theme.space.x4};
    border-top: 1px solid ${theme.color.line};
  }
`;

const Progress = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
    position: relative;
    aspect-ratio: ${progressRatio};
    margin: ${theme.space.x4} calc(-1 * ${theme.space.x5}) calc(-1 * ${theme.space.x5});
  }
`;

const Contacts = styled(ContactLinks)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  overflow-wrap: anywhere;
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.height.target};
    font-size: min(1em, 9vw);
  }
`;
