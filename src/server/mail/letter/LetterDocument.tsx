import 'server-only';
import type { CSSProperties } from 'react';
import { unbroken } from '@/content/copy/mails';
import { colors } from '@/styles/colors';
import { type Letter, linesOf, type Row } from './letter';

const font = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Ink on white, as the site's morning. Programs without a dark theme show these. */
const light = {
  ground: '#ffffff',
  text: colors.morningText,
  muted: colors.morningMuted,
  link: colors.coolDeep,
  line: '#dfe1ee',
  mark: '#fff0d6',
};

const dark = {
  ground: colors.ink,
  text: colors.text,
  muted: colors.muted,
  link: colors.cool,
  line: colors.line,
  mark: colors.signalDeep,
};

type Tone = keyof typeof light;

const rule = (tone: Tone) =>
  `.${tone}{${{ ground: 'background', mark: 'background', line: 'border-color' }[tone as string] ?? 'color'}:${dark[tone]}!important}`;

/** Mail programs that support it swap text and ground. */
const darkTheme = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${(Object.keys(dark) as Tone[]).map(rule).join('')}}
@media (max-width:480px){.cell{display:block!important;width:auto!important;padding-top:0!important}.label{padding-top:10px!important;border-bottom:0!important;padding-bottom:2px!important}}`;

const styles = {
  body: { margin: 0, padding: 0, background: light.ground, WebkitTextSizeAdjust: '100%' },
  ground: { background: light.ground, padding: '28px 20px 36px' },
  column: {
    maxWidth: '560px',
    margin: '0 auto',
    font: `17px/1.55 ${font}`,
    color: light.text,
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  name: { margin: 0, font: `700 17px/1.3 ${font}`, letterSpacing: '-0.01em', color: light.link },
  amber: { height: '2px', lineHeight: '2px', fontSize: '2px', background: colors.signal },
  lead: { margin: '26px 0 0', font: `600 19px/1.45 ${font}`, color: light.text },
  large: {
    display: 'block',
    padding: '4px 0 6px',
    textWrap: 'balance',
    font: `700 27px/1.2 ${font}`,
    letterSpacing: '-0.02em',
  },
  /** A first line without a call. */
  sentence: { font: `700 23px/1.3 ${font}`, letterSpacing: '-0.015em' },
  paragraph: { margin: '16px 0 0' },
  link: { color: light.link, fontWeight: 600, textDecoration: 'underline' },
  plainLink: { color: light.link, textDecoration: 'underline' },
  unbroken: { whiteSpace: 'nowrap' },
  table: { width: '100%', marginTop: '26px', borderCollapse: 'collapse', fontSize: '16px' },
  label: {
    width: '34%',
    padding: '8px 14px 8px 8px',
    borderBottom: `1px solid ${light.line}`,
    color: light.muted,
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  value: {
    padding: '8px',
    borderBottom: `1px solid ${light.line}`,
    color: light.text,
    verticalAlign: 'top',
  },
  changed: { background: light.mark },
  former: { display: 'block', color: light.muted, fontSize: '14px' },
  foot: {
    marginTop: '32px',
    paddingTop: '16px',
    borderTop: `1px solid ${light.line}`,
    fontSize: '14px',
    lineHeight: 1.5,
    color: light.muted,
  },
  footLine: { margin: '0 0 6px' },
} satisfies Record<string, CSSProperties>;

function Words({ text }: { text: string }) {
  return text.split(unbroken).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts repeat, and nothing renders again
      <span key={index} style={styles.unbroken}>
        {part}
      </span>
    ),
  );
}

function Value({ value, isBlock, url }: Pick<Row, 'value' | 'isBlock' | 'url'>) {
  if (url) {
    return (
      <a href={url} className="link" style={styles.plainLink}>
        <Words text={value} />
      </a>
    );
  }
  if (!isBlock) return value;
  return linesOf(value).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and nothing renders again
    <span key={index}>
      {index > 0 && <br />}
      {line}
    </span>
  ));
}

function Fields({ rows }: Pick<Letter, 'rows'>) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={styles.table}>
      <tbody>
        {rows.map(({ label, value, former, isChanged, isBlock, url }) => (
          <tr key={label} {...(isChanged && { className: 'mark', style: styles.changed })}>
            <th scope="row" className="cell label muted line" style={styles.label}>
              {label}
            </th>
            <td dir="auto" className="cell text line" style={styles.value}>
              <Value value={value} isBlock={isBlock} url={url} />
              {former && (
                <span className="muted" style={styles.former}>
                  {former}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lead({ lead }: Pick<Letter, 'lead'>) {
  const isLong = lead.some((piece) => typeof piece !== 'string');
  return (
    <h1 className="text" style={isLong ? styles.lead : { ...styles.lead, ...styles.sentence }}>
      {lead.map((piece) =>
        typeof piece === 'string' ? (
          <Words key={piece} text={piece} />
        ) : (
          <span key={piece.large} style={styles.large}>
            {piece.large}
          </span>
        ),
      )}
    </h1>
  );
}

/** Readable without images at 320 px. Inline styles, because some programs drop the others. */
export function LetterDocument({ letter }: { letter: Letter }) {
  const { subject, lead, paragraphs, link, rows, closing, site } = letter;
  return (
    <html lang="en" dir="ltr">
      {/* biome-ignore lint/style/noHeadElement: not a page of Next */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkTheme}</style>
      </head>
      <body className="ground" style={styles.body}>
        <div className="ground" style={styles.ground}>
          <div className="text" style={styles.column}>
            <p className="link" style={styles.name}>
              {site.name}
            </p>
            <div style={{ ...styles.amber, marginTop: '10px' }} />
            <Lead lead={lead} />
            {paragraphs.map((text) => (
              <p key={text} style={styles.paragraph}>
                <Words text={text} />
              </p>
            ))}
            {link && (
              <p style={styles.paragraph}>
                <a href={link.url} className="link" style={styles.link}>
                  {link.text}
                </a>
              </p>
            )}
            {rows.length > 0 && <Fields rows={rows} />}
            <div className="muted line" style={styles.foot}>
              <p style={styles.footLine}>
                <a href={site.url} className="muted" style={{ color: light.muted }}>
                  {site.name}
                </a>
              </p>
              {closing.map((text) => (
                <p key={text} style={styles.footLine}>
                  {text}
                </p>
              ))}
            </div>
          </div>
        </div>
      </body>
    </html>
  );
}
