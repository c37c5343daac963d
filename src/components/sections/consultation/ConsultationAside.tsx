import styled from 'styled-components';
import { ContactLinks } from '@/components/ui/ContactLinks';
import { consultationCopy } from '@/content/consultation';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** How it goes on from here, and the other ways to reach the agency. */
export function ConsultationAside() {
  return (
    <Aside aria-label={consultationCopy.aside}>
      <div>
        <h2>{consultationCopy.nextTitle}</h2>
        <ol>
          {consultationCopy.next.map(({ when, what }) => (
            <li key={when}>
              <strong>{when}</strong>
              <span>{what}</span>
            </li>
          ))}
        </ol>
        <h2>{consultationCopy.directTitle}</h2>
        <ContactLinks />
      </div>
    </Aside>
  );
}

/* As high as the form, so that what stays in view within it ends with the form. */
const Aside = styled.aside`
  > div {
    padding: ${theme.space.x5};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.medium};
    background: color-mix(in srgb, ${theme.color.ink} 45%, transparent);
    ${media.desktop} { @media (min-height: 41em) { position: sticky; top: 6rem; } }
  }

  h2 { font-size: ${theme.size.heading}; }
  ol { margin-top: ${theme.space.x4}; }
  ol + h2 { margin-top: ${theme.space.x4}; padding-top: ${theme.space.x4}; border-top: 1px solid ${theme.color.line}; }
  ol li {
    position: relative;
    display: grid;
    gap: ${theme.space.x1};
    padding: 0 0 ${theme.space.x4} ${theme.space.x5};
    line-height: 1.45;
    text-wrap: pretty;

    span { color: ${theme.color.muted}; }
    &::before {
      content: '';
      position: absolute;
      top: 0.4em;
      left: 0;
      z-index: 1;
      width: 9px;
      height: 9px;
      border-radius: 50%;
      background: ${theme.color.control};
    }
    &:first-child::before {
      background: ${theme.color.signal};
      box-shadow: 0 0 0 5px ${theme.color.signalDeep};
    }
    &:not(:last-child)::after {
      content: '';
      position: absolute;
      inset: 0.8em auto -0.4em 4px;
      width: 1px;
      background: ${theme.color.lineLit};
    }
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.height.target};
  }

  /* Below the form: said above it already. */
  ${media.compact} {
    h2:first-of-type, ol { display: none; }
    ol + h2 { margin: 0; padding: 0; border: 0; }
  }
  ${media.tablet} {
    @media (max-width: 63.99em) { > div > ul { display: flex; gap: ${theme.space.x6}; } }
  }
`;
