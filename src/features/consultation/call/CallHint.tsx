import { nativeCallHint } from '@/content/copy/consultation';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { zoneHint } from '../model/call/callInWords';
import { weekInWords } from '../model/call/weekInWords';

type CallHintProps = { site: Pick<SiteSettings, 'timeZone' | 'timeZoneName'> };

/** Rendered on the server: the hours of all days would add to the form's script. */
export const CallHint = ({ site }: CallHintProps) => nativeCallHint(weekInWords, zoneHint(site));
