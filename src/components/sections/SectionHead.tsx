import styled from 'styled-components';
import { Sentences } from '@/components/ui/Sentences';
import { displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';

export function SectionHead({ heading, text }: { heading: string; text?: string }) {
  return (
    <Head>
      <h2>
        <Sentences>{heading}</Sentences>
      </h2>
      {text && <p>{text}</p>}
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${theme.space.x3};
  margin-bottom: clamp(${theme.space.x5}, 4vw, ${theme.space.x7});
  h2 { max-width: 14em; ${displayType} }
  > p {
    max-width: ${theme.width.prose};
    color: ${theme.color.muted};
    font-size: ${theme.size.lede};
    line-height: 1.5;
  }
`;
