import styled from 'styled-components';
import { featuredExample } from '@/content/examples/examples';
import { mark } from '@/lib/marks';
import { examplePicture } from '@/scenes/examples/examplePicture';
import { LookPalettes } from './looks';

/** The picture of an example website in a small card, or of the visitor's trade. Fills the box around it. */
export function ExampleThumbnail() {
  const picture = { __html: examplePicture(featuredExample, 'xMidYMid slice') };
  return (
    <Page {...mark('site', featuredExample)} {...mark('look', featuredExample)}>
      <LookPalettes />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from a file of the project */}
      <div {...mark('area', 'picture')} dangerouslySetInnerHTML={picture} />
    </Page>
  );
}

const Page = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: var(--example-accent, var(--example-paper));
  forced-color-adjust: none;
  svg { height: 100%; }
  > div { height: 100%; }
`;
