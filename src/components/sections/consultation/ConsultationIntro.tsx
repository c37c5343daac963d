import styled from 'styled-components';
import { BackLink } from '@/components/ui/BackLink';
import { consultationCopy } from '@/content/consultation';
import { paths } from '@/lib/paths';
import { theme } from '@/styles/theme';

export function ConsultationIntro() {
  return (
    <Intro>
      <BackLink href={paths.home} />
      <h1>{consultationCopy.title}</h1>
      <p>{consultationCopy.lede}</p>
    </Intro>
  );
}

const Intro = styled.header`
  h1 {
    margin-top: ${theme.space.x5};
    font-size: ${theme.size.display};
    line-height: ${theme.leading.display};
    letter-spacing: ${theme.tracking.display};
  }
  > p {
    max-width: ${theme.width.prose};
    margin-top: ${theme.space.x4};
    color: ${theme.color.muted};
    font-size: ${theme.size.lede};
    line-height: 1.5;
  }
`;
