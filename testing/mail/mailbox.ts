import { writeFileSync } from 'node:fs';
import type { ReceivedMail } from './mailServer';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function toHtml({ to, mail }: ReceivedMail): string {
  const files = mail.attachments.map(({ filename = 'file', content }) => {
    const url = `data:text/calendar;charset=utf-8,${encodeURIComponent(content.toString('utf8'))}`;
    return `<p>Attached: <a href="${escapeHtml(url)}" download="${escapeHtml(filename)}">${escapeHtml(filename)}</a></p>`;
  });
  return `<section>
<h2>${escapeHtml(mail.subject ?? '')}</h2>
<p>To ${escapeHtml(to.join(', '))}</p>
${files.join('\n')}
<iframe title="The mail" sandbox="allow-popups" srcdoc="${escapeHtml(mail.html || '')}"></iframe>
<details><summary>As text</summary><pre>${escapeHtml(mail.text ?? '')}</pre></details>
</section>`;
}

/** Writes received mails into a page, the latest first, each as its reader sees it. */
export function writeMailbox(file: string, mails: readonly ReceivedMail[]): void {
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<title>Mails of the demo</title>
<style>body{font:16px/1.5 sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
section{margin:0 0 3rem}h2{margin:0}p{margin:.25rem 0}
iframe{width:100%;height:34rem;border:1px solid #8888;margin-top:.5rem}pre{white-space:pre-wrap}</style>
<h1>Mails of the demo</h1>
${mails.toReversed().map(toHtml).join('\n')}
</html>
`,
  );
}
