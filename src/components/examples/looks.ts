import styled, { createGlobalStyle, css, type RuleSet } from 'styled-components';
import type { LookName } from '@/content/examples/example';
import { marked } from '@/lib/marks';
import { auto } from './looks/auto';
import { bakery } from './looks/bakery';
import { everyLook } from './looks/composeLook';
import { dentist } from './looks/dentist';
import { general } from './looks/general';
import { paletteStyle, palettes } from './looks/palettes';
import { plumber } from './looks/plumber';
import { salon } from './looks/salon';

const looks: Record<LookName, RuleSet> = {
  plumber,
  dentist,
  salon,
  bakery,
  auto,
  general,
};

/** The colors of every look, for websites and their pictures. Rendered beside them. */
export const LookPalettes = createGlobalStyle`
  ${Object.entries(palettes).map(([look, palette]) => css`${marked('look', look)} { ${paletteStyle(palette)} }`)}
`;

interface SheetProps {
  /** The one look that it can have; any, if a script changes it when the visitor's trade is known. */
  $only: LookName | undefined;
}

const looksOf = ({ $only }: SheetProps) =>
  Object.entries(looks)
    .filter(([look]) => $only === undefined || look === $only)
    .map(([look, rules]) => css`&${marked('look', look)} { ${rules} }`);

/** A website's page. */
export const Sheet = styled.div<SheetProps>`
  ${({ $only }) => $only && paletteStyle(palettes[$only])}
  ${everyLook}
  ${looksOf}
`;
