import styled from 'styled-components';
import { formCopy } from '@/content/copy/consultation';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { theme } from '@/styles/theme';
import type { Correction } from '../browser/formEntry';
import { LatePart } from '../controls/LatePart';
import { callInWords } from '../model/call/callInWords';

interface CorrectionNoticeProps {
  /** Null before hydration, and if the form corrects no request. */
  correction: Correction | null;
  site: Pick<SiteSettings, 'timeZone' | 'timeZoneName'>;
}

export function CorrectionNotice({ correction, site }: CorrectionNoticeProps) {
  const call = correction?.held ? callInWords(correction.held, site).when : null;
  return (
    <LatePart name="notice">
      <Notice role="status" data-notice={correction ? '' : undefined}>
        {correction && <span>{formCopy.correctionNotice(call)}</span>}
      </Notice>
    </LatePart>
  );
}

/* Orca skips inline text in a status. */
const Notice = styled.p`
  span { display: block; }
  &:not([data-notice]) { display: none; }
  &[data-notice] {
    margin-bottom: ${theme.space.x5};
    padding: ${theme.space.x3} ${theme.space.x4};
    border: 1px solid ${theme.color.cool};
    border-radius: ${theme.radius.small};
    background: ${theme.color.coolDeep};
  }
`;
