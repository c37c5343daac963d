'use client';

import { useId } from 'react';
import styled from 'styled-components';
import { callCopy } from '@/content/consultation';
import { consultationEndpoint } from '@/lib/paths';
import { missingForCall } from '../model/bookingChoice';
import { personalFields, websiteField } from '../model/fields';
import { honeypotField } from '../model/honeypot';
import { budgetOptions, maxLengths, serviceOptions, timelineOptions } from '../model/options';
import { withScheme } from '../model/website';
import { CallSection } from './CallSection';
import { ContactMethods } from './ContactMethods';
import { Select, TextInput } from './Fields';
import { FormSection } from './FormSection';
import { formSkin } from './formSkin';
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
        <div data-row="">
          {personalFields.map((field) => (
            <TextInput key={field.name} field={field} />
          ))}
        </div>
      </FormSection>
      <FormSection number={2} title="Business Information">
        <div data-row="">
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
        </div>
      </FormSection>
      <FormSection number={3} title="Project Details">
        <div data-field="">
          <label htmlFor="description">Tell us about your business and goals</label>
          <textarea
            id="description"
            name="description"
            rows={6}
            required
            maxLength={maxLengths.description}
          />
        </div>
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
      <div data-trap="" aria-hidden="true">
        <label htmlFor={honeypotField}>Leave this empty</label>
        <input id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      <div data-submit="">
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
          <p id={status} role="status" data-status="">
            {missing && callCopy.missing[missing]}
          </p>
        </div>
      </div>
    </Form>
  );
}

const Form = styled.form`${formSkin}`;
