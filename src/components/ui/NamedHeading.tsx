import styled from 'styled-components';
import { site } from '@/content/site';

/** A heading that ends with the agency's name, which begins a line unless all of it fits beside what is before it. */
export function NamedHeading({ before }: { before: string }) {
  return (
    <>
      {before} <Name>{site.name}</Name>
    </>
  );
}

const Name = styled.span`
  display: inline-block;
`;
