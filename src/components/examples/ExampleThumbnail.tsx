import styled from 'styled-components';
import { featuredExample } from '@/content/examples/examples';
import { mark } from '@/lib/marks';
import { examplePicture } from '@/scenes/examples/examplePicture';
import { theme } from '@/styles/theme';
import { LookPalettes } from './looks';

/** An example website, of the visitor's trade once it is known, as small as on a card. Fills the box around it. */
export function ExampleThumbnail() {
  const picture = { __html: examplePicture(featuredExample) };
  return (
    <Page {...mark('site', featuredExample)} {...mark('look', featuredExample)}>
      <LookPalettes />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from a file of the project */}
      <div {...mark('area', 'picture')} dangerouslySetInnerHTML={picture} />
    </Page>
  );
}

/* The top of a phone. Of the page, only the picture is drawn: its words would be too small to read. */
const Page = styled.div`
  position: absolute;
  inset: 14% 14% 0;
  overflow: hidden;
  border: 2px solid ${theme.color.lineLit};
  border-bottom: 0;
  border-radius: 0.75rem 0.75rem 0 0;
  background: var(--example-paper);
  forced-color-adjust: none;
  &::before, &::after { content: ''; display: block; }
  /* The name and the menu. */
  &::before {
    height: 1rem;
    background:
      linear-gradient(var(--example-pen) 0 0) 0.5rem 50% / 45% 4px no-repeat,
      repeating-linear-gradient(var(--example-pen) 0 1px, transparent 0 3px) calc(100% - 0.5rem) 50% / 8px 7px no-repeat;
  }
  > div { overflow: hidden; aspect-ratio: 5 / 4; background: var(--example-accent, transparent); }
  svg { height: 100%; }
  /* The headline and the action. */
  &::after {
    height: 2.5rem;
    background:
      linear-gradient(var(--example-pen) 0 0) 0.5rem 0.5rem / 65% 5px no-repeat,
      linear-gradient(var(--example-pen) 0 0) 0.5rem 1rem / 40% 5px no-repeat,
      linear-gradient(var(--example-action, var(--example-accent)) 0 0) 0.5rem 1.625rem / 50% 0.75rem no-repeat;
  }
`;
