import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { glow, spareHeight } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface FieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** Hints are read with reading glasses. */
export const hintText = css`
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
  ${media.phone} { font-size: 1rem; }
  line-height: 1.4;
`;

/** Inside the border. */
export const refusedEdge = css`
  box-shadow: inset 0 0 0 2px ${theme.color.error};
`;

export const hintOf = (id: string) => `${id}-hint`;

export function Field({ id, label, hint, children }: FieldProps) {
  return (
    <Labeled>
      <LabelRow>
        <label htmlFor={id}>{label}</label> {hint && <small id={hintOf(id)}>{hint}</small>}
      </LabelRow>
      {children}
    </Labeled>
  );
}

/** Aligns labels and controls as rows. */
export const FieldRow = styled.div`
  margin-bottom: calc(-1 * ${theme.space.x4});

  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${theme.space.x4};
  }
`;

const LabelRow = styled.div`
  grid-area: 1 / 1;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space.x3};
  text-wrap: balance;
  margin-bottom: ${theme.space.x2};
  ${media.phone} { margin-bottom: ${theme.space.x1}; }

  small { ${hintText} }
`;

/** A URL in a style sheet cannot use custom properties. */
const arrow =
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 8' fill='none' ` +
  `stroke='${encodeURIComponent(theme.raw.color.muted)}' stroke-width='2' stroke-linecap='round' ` +
  `stroke-linejoin='round'%3E%3Cpath d='m1 1.5 5 5 5-5'/%3E%3C/svg%3E")`;

/* Rows have numbers, because extensions insert elements. WebKit shows today in an empty date field. */
const Labeled = styled.div`
  padding-bottom: ${theme.space.x4};
  ${media.tablet} {
    display: grid;
    grid: subgrid / minmax(0, 1fr);
    grid-row: span 2;
    align-content: start;
    justify-items: start;
    &:has(> textarea) { grid-column: 1 / -1; }
  }

  input:not([type='checkbox'], [type='radio']), select, textarea {
    display: block;
    grid-row: 2;
    width: 100%;
    scroll-margin-block: ${spareHeight(theme.space.x9)} ${spareHeight(theme.space.x8)};
    min-height: ${theme.height.control};
    padding: ${theme.space.x3} ${theme.space.x4};
    --edge: ${theme.color.control};
    border: 1px solid var(--edge);
    border-radius: ${theme.radius.small};
    background-color: ${theme.color.well};
    font-size: 1.0625rem;
    line-height: 1.4;
    transition: border-color ${theme.motion.quick};

    &:hover { --edge: ${theme.color.cool}; background-color: ${theme.color.surface}; }
    &:focus-visible {
      --edge: ${theme.color.signal};
      outline: 2px solid ${theme.color.signal};
      outline-offset: 1px;
      background-color: ${theme.color.ink};
      box-shadow: ${glow(theme.color.signal)};
    }
    &:user-invalid:not(:focus-visible) {
      --edge: ${theme.color.error};
      ${refusedEdge}
    }
  }
  /* Prints a description whole. */
  @media print {
    textarea { height: auto !important; field-sizing: content; }
  }
  [type='date']:not([value], :user-valid) {
    color: ${theme.color.quiet};
    -webkit-text-fill-color: ${theme.color.quiet};
  }
  select {
    appearance: none;
    background-image: ${arrow};
    background-position: right 0.75rem center;
    background-size: 0.75rem 0.5rem;
    background-repeat: no-repeat;
    padding-right: 2.25rem;
    /* A chosen option is never cut. Firefox ignores it. */
    white-space: normal;
    text-overflow: ellipsis;

    &:has(option[value='']:checked) { color: ${theme.color.quiet}; }
    option { background: ${theme.color.surface}; color: ${theme.color.text}; }
    /* The system's own select would cut the second line of a chosen option. */
    ${media.forcedColors} {
      background-image: linear-gradient(45deg, transparent 50%, FieldText 0), linear-gradient(-45deg, transparent 50%, FieldText 0);
      background-position: right 1.125rem center, right 0.75rem center;
      background-size: 0.375rem 0.375rem;
    }
  }
  textarea { min-height: calc(3lh + 2 * ${theme.space.x3} + 2px); resize: vertical; field-sizing: content; }
`;
