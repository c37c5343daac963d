import type { Browser } from '@playwright/test';

/** A web font at one weight: how wide its text is beside Arial's, and its ascent and descent in ems. */
export interface FallbackMetrics {
  ratio: number;
  ascent: number;
  descent: number;
}

/** Measures a web font, with a text, against Arial or its bold face (or Liberation Sans, which is as wide). */
export async function measureFallback(
  browser: Browser,
  woff2: Uint8Array,
  weight: number,
  bold: boolean,
  text: string,
): Promise<FallbackMetrics> {
  const page = await browser.newPage();
  const source = `data:font/woff2;base64,${Buffer.from(woff2).toString('base64')}`;
  const metrics = await page.evaluate(
    async ({ source, weight, bold, text }) => {
      const face = new FontFace('measured', `url(${source})`, { weight: '1 1000' });
      document.fonts.add(await face.load());
      const ruler = document.createElement('canvas').getContext('2d');
      if (!ruler) throw new Error('the browser has no canvas');
      ruler.font = `${bold ? 'bold' : 'normal'} 100px Arial, 'Liberation Sans'`;
      const arial = ruler.measureText(text);
      ruler.font = `${weight} 100px measured`;
      const own = ruler.measureText(text);
      return {
        ratio: own.width / arial.width,
        ascent: own.fontBoundingBoxAscent / 100,
        descent: own.fontBoundingBoxDescent / 100,
      };
    },
    { source, weight, bold, text },
  );
  await page.close();
  return metrics;
}
