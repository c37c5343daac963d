import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useRef, useState } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { PageEnd, PageTop } from '@/components/layout/PageFrame';
import {
  ConsultationAside,
  ConsultationSteps,
} from '@/components/sections/consultation/ConsultationAside';
import {
  ConsultationIntro,
  ConsultationStreet,
} from '@/components/sections/consultation/ConsultationIntro';
import { SkyStyle } from '@/components/sections/consultation/ConsultationSky';
import { OpenShop } from '@/components/sections/consultation/OpenShop';
import { pages } from '@/content/pages';
import { beforeHydration } from '../browser/beforeHydration';

// What the server alone renders of the consultation page. Browsers get an empty module: package.json, "browser".

export type PartName = keyof typeof parts;

const parts = {
  top: (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: beforeHydration }} />
      <PageTop page={pages.consultation} />
      <SkyStyle />
    </>
  ),
  intro: <ConsultationIntro />,
  street: (
    <>
      <ConsultationStreet />
      <OpenShop />
    </>
  ),
  steps: <ConsultationSteps />,
  aside: <ConsultationAside />,
  end: <PageEnd />,
};

/** The styles of the parts, which no script needs. */
const partStyles = new ServerStyleSheet();

/** What a part contains. @public taken from the module as a whole */
export const renderPart = (name: PartName): ReactNode => (
  <StyleSheetManager sheet={partStyles.instance}>{parts[name]}</StyleSheetManager>
);

/**
 * Puts styles into the server's HTML: those of the parts, and those that styled-components takes over in the browser.
 * @public taken from the module as a whole
 */
export function StyleRegistry({ children }: { children: ReactNode }): ReactNode {
  const [sheet] = useState(() => new ServerStyleSheet());
  const isWritten = useRef(false);

  // Called again for all that is streamed later.
  useServerInsertedHTML(() => {
    const hydrated = sheet.getStyleElement();
    sheet.instance.clearTag();
    if (isWritten.current) return hydrated;
    isWritten.current = true;
    return (
      <>
        <style>{partStyles.instance.toString()}</style>
        {hydrated}
      </>
    );
  });

  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
