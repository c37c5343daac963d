import styled from 'styled-components';
import { formCopy } from '@/content/copy/consultation';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { theme } from '@/styles/theme';
import type { Correction } from '../browser/formEntry';
import { callInWords, longestCall } from '../model/call/callInWords';

interface CorrectionNoticeProps {
  /** Null before hydration, and if the form corrects no request. */
  correction: Correction | null;
  site: Pick<SiteSettings, 'timeZone' | 'timeZoneName'>;
}

/** Shown only if the form shape includes it, to prevent layout shift. */
export function CorrectionNotice({ correction, site }: CorrectionNoticeProps) {
  const call = correction?.held ? callInWords(correction.held, site).when : null;
  return (
    <Notice data-notice="">
      <p
        role="status"
        data-space={formCopy.correctionNotice(null)}
        data-other-space={formCopy.correctionNotice(callInWords(longestCall, site, null).when)}
      >
        {correction && <span>{formCopy.correctionNotice(call)}</span>}
      </p>
    </Notice>
  );
}

/* The second reserved text is for a held call. Orca skips inline text in a status. */
const Notice = styled.div`
  display: none;
  [data-shape~='correction'] & { display: block; }
  margin-bottom: ${theme.space.x5};
  padding: ${theme.space.x3} ${theme.space.x4};
  border: 1px solid ${theme.color.cool};
  border-radius: ${theme.radius.small};
  background: ${theme.color.coolDeep};
  span { display: block; }
  p { align-items: start; }
  p::before { display: none; }
  [data-shape~='held'] & p::before { display: block; }
`;
