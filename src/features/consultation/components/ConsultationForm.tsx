'use client';

import { useId } from 'react';
import styled from 'styled-components';
import { callCopy } from '@/content/consultation';
import { consultationEndpoint } from '@/lib/paths';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { missingForCall } from '../model/bookingChoice';
import { personalFields, websiteField } from '../model/fields';
import { honeypotField } from '../model/honeypot';
import { budgetOptions, maxLengths, serviceOptions, timelineOptions } from '../model/options';
import { withScheme } from '../model/website';
import { CallSection } from './CallSection';
import { ContactMethods } from './ContactMethods';
import { Field, FieldRow, Select, TextInput } from './Fields';
import { FormSection, numberWidth } from './FormSection';
import type { ConsultationFormState } from './useConsultationForm';

interface ConsultationFormProps {
  state: ConsultationFormState;
  timeZone: string;
  timeZoneName: string;
}

/** Puts the scheme in front in time for the browser's validation: on leaving the field, or on Enter. */
function completeWebsite(input: HTMLInputElement) {
  input.value = withScheme(input.value);
}

/** The four numbered sections (spec, section 2). A plain form post until it is hydrated. */
export function ConsultationForm({ state, timeZone, timeZoneName }: ConsultationFormProps) {
  const { choice, phase } = state;
  const missing = missingForCall(choice);
  const status = useId();
  return (
    <Form
      ref={state.form}
      action={consultationEndpoint}
      method="post"
      onSubmit={state.submit}
      onInput={state.keepDraft}
    >
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
        <Field>
          <label htmlFor="description">Tell us about your business and goals</label>
          <textarea
            id="description"
            name="description"
            rows={6}
            required
            maxLength={maxLengths.description}
          />
        </Field>
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
      <SubmitRow>
        <button
          type="submit"
          className="button"
          data-variant="primary"
          disabled={missing !== null}
          aria-disabled={phase === 'sending'}
          aria-describedby={status}
        >
          {phase === 'sending' ? 'Sending your request…' : 'Submit Consultation Request'}
        </button>
        <div>
          <p>We'll respond within 2 hours with your custom strategy</p>
          <p id={status} role="status">
            {missing && callCopy.missing[missing]}
          </p>
        </div>
      </SubmitRow>
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  display: grid;

  label { font-weight: ${theme.weight.medium}; }
`;

const SpamTrap = styled.div`
  position: absolute;
  left: -200vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

const SubmitRow = styled.div`
  display: grid;
  gap: ${theme.space.x4} ${theme.space.x5};
  align-items: center;

  p { color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.45; }
  p[role='status'] { color: ${theme.color.text}; }
  .button { min-height: 3.75rem; padding-inline: ${theme.space.x6}; font-size: 1.0625rem; }
  .button[aria-disabled='true'] { cursor: progress; }

  ${media.wide} {
    grid-template-columns: auto 1fr;
    padding-left: calc(${numberWidth} + ${theme.space.x4});
  }
`;
