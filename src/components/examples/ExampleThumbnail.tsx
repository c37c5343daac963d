import styled from 'styled-components';
import { featuredExample } from '@/content/examples/examples';
import { mark } from '@/lib/marks';
import { examplePicture } from '@/scenes/examples/examplePicture';
import { theme } from '@/styles/theme';
import { LookPalettes } from './looks';

/** An example website, of the visitor's trade once it is known, as small as on a card. Fills the box around it. */
export function ExampleThumbnail() {
  const picture = { __html: examplePicture(featuredExample.look) };
  return (
    <Page {...mark('site')} {...mark('look', featuredExample.look)}>
      <LookPalettes />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from a file of the project */}
      <div {...mark('area', 'picture')} dangerouslySetInnerHTML={picture} />
    </Page>
  );
}

/* The top of a phone. Of the page, only the picture is drawn: its words would be too small to read. */
const Page = styled.div`
  --line: linear-gradient(var(--example-pen) 0 0);
  position: absolute;
  inset: 14% 14% 0;
  overflow: hidden;
  border: solid ${theme.color.lineLit};
  border-width: 2px 2px 0;
  border-radius: 0.75rem 0.75rem 0 0;
  background: var(--example-paper);
  forced-color-adjust: none;
  &::before, &::after { content: ''; display: block; background-repeat: no-repeat; }
  /* The name and the menu. */
  &::before {
    height: 1rem;
    background-image: var(--line), var(--line);
    background-position: 15%, 85%;
    background-size: 45% 4px, 8px 4px;
  }
  > div { overflow: hidden; aspect-ratio: 5 / 4; background: var(--example-accent, transparent); }
  svg { height: 100%; }
  /* The headline and the action. */
  &::after {
    height: 2.5rem;
    background-image: var(--line), var(--line), linear-gradient(var(--example-action, var(--example-accent)) 0 0);
    background-position: 25% 12%, 15% 40%, 20% 90%;
    background-size: 65% 5px, 40% 5px, 50% 12px;
  }
`;
