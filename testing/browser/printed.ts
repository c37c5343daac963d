import type { Page } from '@playwright/test';

/** Paper with the browsers' default margins. */
export const formats = ['Letter', 'A4'] as const;
const margin = '0.4in';

type Format = (typeof formats)[number];

export async function print(page: Page, format: Format): Promise<string[][]> {
  const margins = { top: margin, right: margin, bottom: margin, left: margin };
  const pdf = (await page.pdf({ format, margin: margins })).toString('latin1');
  const objects = new Map(
    Array.from(pdf.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj$/gms), ([, id, text = '']) => [id, text]),
  );
  const sheets = [...objects.values()].filter((text) => /\/Type\s*\/Page\b/.test(text));
  return sheets.map((sheet) => {
    const [, links = ''] = /\/Annots \[(.*?)\]/s.exec(sheet) ?? [];
    return Array.from(links.matchAll(/(\d+) 0 R/g)).flatMap(
      ([, id]) => objects.get(id)?.match(/(?<=\/URI \().*?(?=\))/) ?? [],
    );
  });
}

export const countSheets = async (page: Page, format: Format) => (await print(page, format)).length;
