import styled from 'styled-components';
import { theme } from '@/styles/theme';

/** What the form asks for next: announced, and visible unless empty. Its text stands in an element of its own. */
export const Notice = styled.p.attrs({ role: 'status' })`
  &:not(:empty) {
    margin-bottom: ${theme.space.x5};
    padding: ${theme.space.x3} ${theme.space.x4};
    border: 1px solid ${theme.color.cool};
    border-radius: ${theme.radius.small};
    background: ${theme.color.coolDeep};
    font-weight: ${theme.weight.medium};
  }
  &:focus { outline: none; }
`;
