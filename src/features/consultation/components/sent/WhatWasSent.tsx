import styled from 'styled-components';
import { thankYouCopy } from '@/content/copy/consultation';
import { startChange } from '@/features/consultation/browser/draft';
import { openCorrection } from '@/features/consultation/browser/openCorrection';
import type { SentRequest } from '@/features/consultation/browser/sentRequest';
import { fields, type InputField, type InputName } from '@/features/consultation/model/fields';
import type { Option } from '@/features/consultation/model/options';
import { linesAtMost, plainButton } from '@/styles/mixins';
import { theme } from '@/styles/theme';

type Labeled = keyof typeof thankYouCopy.sent & InputName;

/** The fields that Thank You repeats nowhere else. */
const labeled = Object.keys(thankYouCopy.sent) as Labeled[];

interface WhatWasSentProps {
  sent: SentRequest;
  /** The options of the field `service`. */
  services: readonly Option[];
}

/** What was sent besides how to reply, for the visitor to check, with a button to change it. */
export function WhatWasSent({ sent, services }: WhatWasSentProps) {
  /** A field with its label, as the form shows it; empty if nothing was entered. */
  function shownOf(name: Labeled): string {
    const field: InputField = fields[name];
    const entered = sent.fields[name];
    const options = field.input === 'select' ? (field.options ?? services) : [];
    const shown = options.find(({ value }) => value === entered)?.label ?? entered;
    return shown ? `${thankYouCopy.sent[name]}: ${shown}.` : '';
  }
  return (
    <>
      <Wrote>{thankYouCopy.wrote(sent.fields.description ?? '')}</Wrote>
      <Others>
        {labeled
          .map(shownOf)
          .filter(Boolean)
          .map((fact) => (
            <span key={fact}>{fact} </span>
          ))}
        <button type="button" onClick={() => openCorrection(sent, 'description', startChange)}>
          {thankYouCopy.changeSent}
        </button>
      </Others>
    </>
  );
}

/* As much of it as tells that it has arrived. */
const Wrote = styled.span`
  ${linesAtMost(6)}
`;

const Others = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.x5};
  overflow-wrap: anywhere;
  button {
    ${plainButton}
    min-width: ${theme.height.target};
    text-align: start;
    @media print { display: none; }
  }
`;
