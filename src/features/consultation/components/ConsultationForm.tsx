'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { callCopy, consultationCopy } from '@/content/consultation';
import { consultationEndpoint } from '@/lib/paths';
import { theme } from '@/styles/theme';
import { missingForCall } from '../model/bookingChoice';
import { personalFields, websiteField } from '../model/fields';
import { honeypotField } from '../model/honeypot';
import { budgetOptions, maxLengths, type Option, timelineOptions } from '../model/options';
import { withScheme } from '../model/website';
import { CallSection } from './CallSection';
import { ContactMethods } from './ContactMethods';
import { FieldRow, Select, TextArea, TextInput } from './Fields';
import { FormSection } from './FormSection';
import { SubmitRow } from './SubmitRow';
import type { ConsultationFormState } from './useConsultationForm';

interface ConsultationFormProps {
  state: ConsultationFormState;
  serviceOptions: readonly Option[];
  privacy: ReactNode;
  timeZone: string;
  timeZoneName: string;
}

/** Puts the scheme in front in time for the browser's validation: on leaving the field, or on Enter. */
function completeWebsite(input: HTMLInputElement) {
  input.value = withScheme(input.value);
}

/** The four numbered sections (docs/product.md, "Consultation"). A plain form post until it is hydrated. */
export function ConsultationForm({
  state,
  serviceOptions,
  privacy,
  timeZone,
  timeZoneName,
}: ConsultationFormProps) {
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
      <p className="required">{consultationCopy.required}</p>
      <FormSection number={1} title="Personal Information">
        <FieldRow>
          {personalFields.map((field) => (
            <TextInput key={field.name} field={field} />
          ))}
        </FieldRow>
      </FormSection>
      <FormSection number={2} title="Business Information">
        <FieldRow>
          <TextInput
            field={websiteField}
            placeholder="https://"
            onBlur={(event) => completeWebsite(event.currentTarget)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') completeWebsite(event.currentTarget);
            }}
          />
          <Select
            name="service"
            label="Primary Service Interest"
            options={serviceOptions}
            required
          />
          <Select name="budget" label="Budget Range" options={budgetOptions} />
          <Select name="timeline" label="Desired Timeline" options={timelineOptions} />
        </FieldRow>
      </FormSection>
      <FormSection number={3} title="Project Details">
        <TextArea
          name="description"
          label="Tell us about your business and goals"
          rows={3}
          required
          maxLength={maxLengths.description}
        />
      </FormSection>
      <FormSection number={4} title="Preferred Contact Method" incomplete={missing !== null}>
        <ContactMethods onChoose={state.chooseMethod} />
        <CallSection
          choice={choice}
          onChange={state.setChoice}
          timeZone={timeZone}
          timeZoneName={timeZoneName}
          now={state.now}
          timesTakenBack={state.timesTakenBack}
        />
      </FormSection>
      <SpamTrap aria-hidden="true">
        <label htmlFor={honeypotField}>Leave this empty</label>
        <input id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </SpamTrap>
      <SubmitRow
        sending={phase === 'sending'}
        missing={missing && callCopy.missing[missing]}
        note={consultationCopy.submitNote}
        privacy={privacy}
      />
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  display: grid;

  label { font-weight: ${theme.weight.medium}; }
  /* The first field as high as it goes; in line with the first title where both have room. */
  .required {
    margin-bottom: ${theme.space.x3};
    color: ${theme.color.muted};
    font-size: ${theme.size.small};
    @media (min-width: 48em) and (max-width: 63.99em), (min-width: 75em) { position: absolute; top: 0.5rem; right: 0; margin: 0; }
  }
`;

const SpamTrap = styled.div`
  position: absolute;
  left: -200vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;
