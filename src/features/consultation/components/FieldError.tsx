'use client';

import { createContext, useContext } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme';
import type { FieldErrors } from './useFieldErrors';

/** The errors that the fields of the form show. */
export const ShownErrors = createContext<FieldErrors>({});

/**
 * The attributes that tie a control to its error.
 *
 * @param hint id of what describes the control anyway
 */
export function useErrorAttributes(name: string, hint?: string) {
  const hasError = useContext(ShownErrors)[name] !== undefined;
  if (!hasError) return { 'aria-describedby': hint };
  return { 'aria-invalid': true, 'aria-describedby': `${hint ?? ''} ${name}-error`.trim() };
}

/** What is wrong with a field, below its control. */
export function FieldError({ name }: { name: string }) {
  const message = useContext(ShownErrors)[name];
  return message && <Message id={`${name}-error`}>{message}</Message>;
}

const Message = styled.p`
  color: ${theme.color.signalLit};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.medium};
  line-height: 1.4;
`;
