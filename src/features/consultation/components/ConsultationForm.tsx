'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formCopy } from '@/content/consultation';
import { consultationEndpoint } from '@/lib/paths';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { missingForCall } from '../model/bookingChoice';
import { inputSections } from '../model/fields';
import { honeypotField } from '../model/honeypot';
import { CallSection } from './CallSection';
import { ContactMethods, callDisplay } from './ContactMethods';
import { FormSection } from './FormSection';
import { Inputs, type Offers } from './Inputs';
import { SubmitRow } from './SubmitRow';
import type { ConsultationFormState } from './useConsultationForm';
import { WaitingNote } from './WaitingNote';

interface ConsultationFormProps {
  state: ConsultationFormState;
  offers: Offers;
  privacy: ReactNode;
  timeZone: string;
  timeZoneName: string;
  closedDates: readonly string[];
}

/** The four numbered sections (docs/product.md, "Consultation"). A plain form post until it is hydrated. */
export function ConsultationForm({ state, offers, privacy, ...calls }: ConsultationFormProps) {
  const { choice, phase } = state;
  const missing = missingForCall(choice);
  return (
    <Form
      ref={state.form}
      action={consultationEndpoint}
      method="post"
      onSubmit={state.submit}
      onInput={state.keepDraft}
    >
      <InShort>{formCopy.inShort}</InShort>
      <Required>{formCopy.required}</Required>
      {inputSections.map((section) => (
        <FormSection key={section} number={section}>
          <Inputs section={section} offers={offers} />
        </FormSection>
      ))}
      <FormSection number={4} incomplete={missing !== null}>
        <ContactMethods onChoose={state.chooseMethod} />
        <CallSection
          choice={choice}
          onChange={state.chooseCall}
          {...calls}
          now={state.now}
          timesTakenBack={state.timesTakenBack}
        />
      </FormSection>
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={honeypotField}>{formCopy.spamTrap}</label>
        <input id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      <SubmitRow sending={phase === 'sending'} missing={missing} privacy={privacy} />
      {phase === 'editing' && <WaitingNote />}
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  display: grid;

  label { font-weight: ${theme.weight.medium}; }
  ${callDisplay}
`;

/* How it goes, where what says so in full does not stand beside the form. */
const InShort = styled.p`
  font-size: ${theme.size.small};
  ${media.desktop} { display: none; }
`;

/* The first field as high as it goes; in line with the first title where both have room. */
const Required = styled.p`
  margin-bottom: ${theme.space.x3};
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
  @media (min-width: 48em) and (max-width: 63.99em), (min-width: 75em) { position: absolute; top: 0.5rem; right: 0; margin: 0; }
`;
