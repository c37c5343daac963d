import styled from 'styled-components';

const paths = {
  left: 'M14 8H2M7 3L2 8l5 5',
  right: 'M2 8h12M9 3l5 5-5 5',
  down: 'M8 2v12M3 9l5 5 5-5',
} as const;

/** An arrow in the color of the text. Decorative; containers select it by `data-arrow`. */
export function Arrow({ to }: { to: keyof typeof paths }) {
  return (
    <Drawn viewBox="0 0 16 16" data-arrow="" aria-hidden="true">
      <path d={paths[to]} />
    </Drawn>
  );
}

const Drawn = styled.svg`
  width: 1rem;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.75px;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
