import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { container, loneLink } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** What comes rendered from the server: its light and its drawings are in no script. */
export interface CallScenery {
  /** The heading and the lede. */
  intro: ReactNode;
  /** The street, at the foot of the sky. */
  street: ReactNode;
}

interface CallLayoutProps extends CallScenery {
  /** What is known of the call: a status, which is there before it has text. */
  said: ReactNode;
  /** Below it, where the page cannot help. */
  help?: ReactNode;
  /** Below the street. */
  children?: ReactNode;
}

/** The parts of the page: what is said of the call, in the sky; what can be done about it, on the street's ground. */
export function CallLayout({ intro, street, said, help, children }: CallLayoutProps) {
  return (
    <>
      <div data-sky="">
        {intro}
        <Said>
          <div role="status">{said}</div>
          {help}
        </Said>
        {street}
      </div>
      <Ground>{children}</Ground>
    </>
  );
}

/** As high as a window: what stands below does not move in sight when the call comes. */
export const Room = styled.div`
  min-height: 100svh;
  ${media.noScript} { display: none; }
`;

/** The ways to reach the agency, with the line before them. */
export const Reach = styled.div`
  --button-edge: currentcolor;
  > :not(ul) { margin-bottom: ${theme.space.x1}; font-weight: ${theme.weight.strong}; }
  ul { display: flex; flex-wrap: wrap; column-gap: ${theme.space.x5}; }
  a { ${loneLink} text-decoration: underline; }
  button { margin-top: ${theme.space.x3}; }
`;

/* As high as a call with its time on the visitor's own clock, so that nothing moves as that comes. */
const Said = styled.div`
  ${container}
  position: relative;
  z-index: 1;
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${theme.space.x3};
  min-height: 14.5rem;
  margin-top: ${theme.space.x5};
  > * { width: 100%; max-width: 34rem; }
  [role='status'] { display: grid; justify-items: start; gap: ${theme.space.x4}; }
  h2 { font-size: ${theme.size.title}; }
`;

const Ground = styled.div`
  ${container}
  /* On paper, the call that is held is all there is to know. */
  @media print { display: none; }
  padding-block: ${theme.space.x6};
  > :focus-visible, > :not(form) :focus-visible { outline-color: currentcolor; box-shadow: none; }
`;
