import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { formCopy } from '@/content/copy/consultation';
import { type FieldSection, formSections } from '@/content/formSections';
import { readFrom } from '@/lib/browser/readFrom';
import { consultationEndpoint } from '@/lib/paths';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { CallSection } from '../call/CallSection';
import { CallStatus } from '../call/CallStatus';
import { hintText } from '../controls/Field';
import { disabledButton } from '../controls/submitStyles';
import { isUnscheduled } from '../model/call/call';
import { honeypotField } from '../model/fields';
import { CorrectionNotice } from './CorrectionNotice';
import { FormSection, numberWidth } from './FormSection';
import { type FormEntryProps, useConsultationForm } from './useConsultationForm';

export interface ConsultationFormProps extends FormEntryProps {
  /** By a press, and not by Back, Forward, or a reload. */
  isOpened: boolean;
  site: SiteSettings;
  contactMethods: ReactNode;
  inputs: Readonly<Record<FieldSection, ReactNode>>;
  callHint: ReactNode;
  privacy: ReactNode;
  /** Above the submit button if nothing is beside the form. */
  steps: ReactNode;
}

export function ConsultationForm(props: ConsultationFormProps) {
  const { contactMethods, inputs, callHint, privacy, steps, site } = props;
  const { entry, isOpened, progress } = props;
  const state = useConsultationForm(props);
  const { choice, isReady, isSending } = state;
  const correction = entry?.correction ?? null;
  const incomplete = isUnscheduled(choice);

  useEffect(() => {
    if (!isOpened || !isReady) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    readFrom(document.querySelector<HTMLElement>('h1'));
  }, [isOpened, isReady]);

  return (
    <Form
      ref={state.form}
      action={consultationEndpoint}
      method="post"
      onSubmit={state.submit}
      data-hydrating={isReady ? undefined : ''}
    >
      <CorrectionNotice correction={correction} site={site} />
      <Required>{formCopy.required}</Required>
      {formSections.map(({ name, title }, index) => (
        <FormSection
          key={name}
          number={index + 1}
          title={title}
          isComplete={progress.includes(String(index + 1))}
          inert={isSending}
        >
          {name === 'contact' && (
            <>
              {contactMethods}
              <CallSection
                choice={choice}
                chooseCall={state.chooseCall}
                held={correction?.held ?? null}
                site={site}
                isReady={isReady}
                hint={callHint}
              />
            </>
          )}
          {inputs[name]}
        </FormSection>
      ))}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={honeypotField}>{formCopy.spamTrap}</label>
        <input id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      <SubmitRow>
        {steps}
        <Free>
          {formCopy.free} {privacy}
        </Free>
        <CallStatus choice={choice} isReady={isReady} site={site} />
        <div>
          <button
            type="submit"
            className="button"
            data-variant="primary"
            disabled={incomplete}
            aria-disabled={isSending || undefined}
            onClick={state.completeFields}
          >
            {isSending ? formCopy.submitting : formCopy.submit}
          </button>
          <p>{formCopy.submitNote}</p>
        </div>
      </SubmitRow>
    </Form>
  );
}

/* Before hydration, CSS shows a chosen call's fields. Print replaces the calendar with one line. */
const Form = styled.form`
  position: relative;

  label { font-weight: ${theme.weight.medium}; }
  &[data-hydrating]:not(:has([data-books-call]:checked)) { --call-display: none; }
  @media print { &:not([data-hydrating]) [data-call-area] { display: none; } }
`;

const Required = styled.p`
  margin-bottom: ${theme.space.x4};
  ${media.phone} { margin-bottom: ${theme.space.x3}; }
  ${hintText}
  @media (min-width: 75em) {
    position: absolute;
    top: 0.5rem;
    right: 0;
    margin: 0;
    [data-entry='correction'] &, [data-correction] & { position: static; margin-bottom: ${theme.space.x4}; }
  }
`;

const SubmitRow = styled.div`
  --button-height: 3.75rem;
  --button-padding: ${theme.space.x3} min(${theme.space.x6}, 7.5vw);

  > div:not([data-late]) {
    display: grid;
    gap: ${theme.space.x4} ${theme.space.x5};
    align-items: center;
  }
  > div:not([data-late]) p { font-weight: ${theme.weight.medium}; line-height: 1.4; }
  button { font-size: 1.0625rem; }
  ${disabledButton}
  button[aria-disabled='true'] { cursor: progress; }

  ${media.tablet} {
    margin-left: calc(${numberWidth} + ${theme.space.x4});
    padding-top: ${theme.space.x6};
    border-top: 1px solid ${theme.color.lineLit};
    > div:not([data-late]) { grid-template-columns: auto 1fr; }
  }
`;

const Free = styled.p`
  margin-bottom: ${theme.space.x3};
  font-weight: ${theme.weight.medium};
`;
