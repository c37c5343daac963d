import styled from 'styled-components';
import { theme } from '@/styles/theme';

/** A message in the form: announced, and visible unless empty. */
export const Notice = styled.p.attrs({ role: 'status' })`
  &:not(:empty) {
    margin-bottom: ${theme.space.x5};
    padding: ${theme.space.x3} ${theme.space.x4};
    border-left: 3px solid ${theme.color.signal};
    border-radius: ${theme.radius.small};
    background: ${theme.color.signalDeep};
    font-weight: ${theme.weight.medium};
  }
`;
