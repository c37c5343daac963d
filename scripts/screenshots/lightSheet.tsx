import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Drawing } from '../../src/scenes/drawing/Drawing';
import { readDrawing } from '../../src/scenes/drawing/readDrawing';
import { StreetParts } from '../../src/scenes/layout/StreetParts';
import { lightColor } from '../../src/styles/lightStyles';
import { type LightName, lights } from '../../src/styles/lights';

const lightNames = Object.keys(lights) as LightName[];

const drawings = readdirSync('src/drawings', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => basename(file, '.svg'))
  .toSorted();

const ground = { width: 240, padding: 8, background: lightColor.skyLow };

export function lightSheet(): string {
  const styles = new ServerStyleSheet();
  const rows = drawings.flatMap((name) =>
    Object.keys(readDrawing(name).views).map((view) => (
      <tr key={`${name} ${view}`}>
        <th>
          {name} {view}
        </th>
        {lightNames.map((light) => (
          <td key={light} data-light={light} style={ground}>
            <div style={{ overflow: 'clip' }}>
              <Drawing name={name} view={view} />
            </div>
          </td>
        ))}
      </tr>
    )),
  );
  const body = renderToStaticMarkup(
    styles.collectStyles(
      <>
        <StreetParts />
        <table>
          <thead>
            <tr>
              <th />
              {lightNames.map((light) => (
                <th key={light}>{light}</th>
              ))}
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </table>
      </>,
    ),
  );
  return `<!doctype html><meta charset="utf-8">${styles.getStyleTags()}${body}`;
}
