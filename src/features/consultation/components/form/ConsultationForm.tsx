import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { formCopy } from '@/content/copy/consultation';
import { formSections } from '@/content/formSections';
import type { Correction } from '@/features/consultation/browser/draft';
import {
  type BookingChoice,
  missingForCall,
} from '@/features/consultation/model/call/bookingChoice';
import { callInOneLine } from '@/features/consultation/model/call/callInWords';
import type { InputName } from '@/features/consultation/model/fields';
import { honeypotField } from '@/features/consultation/model/honeypot';
import { consultationEndpoint } from '@/lib/paths';
import { media } from '@/styles/media';
import { plainButton } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { CallSection } from '../call/CallSection';
import { Notice } from '../Notice';
import { WaitingNote } from '../sent/WaitingNote';
import type { Site } from '../site';
import { ContactMethods, callDisplay } from './ContactMethods';
import { FormSection, numberWidth } from './FormSection';
import { Inputs, type Offers } from './Inputs';
import { SubmitRow } from './SubmitRow';
import type { ConsultationFormState } from './useConsultationForm';

interface ConsultationFormProps {
  state: ConsultationFormState;
  offers: Offers;
  privacy: ReactNode;
  site: Site;
  /** The hint of the native fields of a call. */
  callHint: string;
}

/** The first field after the section with email address and phone number, which a correction shows alone. */
const firstFurtherField: InputName = 'website';

/** What sending a form does that corrects a request. */
function correctionInWords(corrects: Correction, choice: BookingChoice, timeZone: string): string {
  const { callDate, callTime, shows } = corrects;
  const call = callDate && callTime ? callInOneLine(callDate, callTime, timeZone) : null;
  if (call && choice.contactMethod !== 'phone') return formCopy.cancelsCall(call);
  return shows === 'callTime' ? formCopy.movesCall(call) : formCopy.corrects(call);
}

/** Brings the label of the first field that the browser refuses into view; browsers themselves scroll to the field alone. */
function showLabel(field: EventTarget, form: HTMLFormElement): void {
  const controls = Array.from(form.elements) as HTMLInputElement[];
  const first = controls.find(({ validity }) => validity && !validity.valid);
  if (first === field) first.labels?.[0]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** The form with its numbered sections (docs/product.md, "Consultation"). A plain form post until it is hydrated. */
export function ConsultationForm(props: ConsultationFormProps) {
  const { state, offers, privacy, site, callHint } = props;
  const { choice, phase, corrects } = state;
  const missing = missingForCall(choice);
  const [correctsMore, setCorrectsMore] = useState(false);
  const movesCall = corrects?.shows === 'callTime';
  const isAll = correctsMore || corrects?.shows === 'everything';
  const isShort = corrects !== null && !isAll && (movesCall || missing === null);
  /** Only another time is asked for. */
  const asksForTime = isShort && movesCall;

  useEffect(() => {
    if (correctsMore) document.getElementById(firstFurtherField)?.focus();
  }, [correctsMore]);
  return (
    <Form
      ref={state.form}
      action={consultationEndpoint}
      method="post"
      onSubmit={state.submit}
      onInput={state.keepDraft}
      onInvalidCapture={({ target, currentTarget }) => {
        // Nothing that the browser refuses may be hidden.
        if ((target as Element).closest('[hidden]')) setCorrectsMore(true);
        showLabel(target, currentTarget);
      }}
    >
      {corrects ? (
        <Notice>{correctionInWords(corrects, choice, site.timeZone)}</Notice>
      ) : (
        <>
          <InShort>{formCopy.inShort}</InShort>
          <Required>{formCopy.required}</Required>
        </>
      )}
      {formSections.map((section, index) => {
        const place = {
          number: index + 1,
          title: section.title,
          last: index === formSections.length - 1,
          alone: isShort,
          hidden: asksForTime ? section.kind !== 'contact' : isShort && index > 0,
        };
        return section.kind === 'fields' ? (
          <FormSection key={section.name} {...place}>
            <Inputs section={section.name} offers={offers} />
          </FormSection>
        ) : (
          <FormSection
            key={section.name}
            {...place}
            title={asksForTime ? formCopy.otherTime : section.title}
            incomplete={missing !== null}
          >
            <div hidden={asksForTime}>
              <ContactMethods onChoose={state.chooseMethod} />
            </div>
            <CallSection
              choice={choice}
              onChange={state.chooseCall}
              site={site}
              hint={callHint}
              now={state.now}
              withdrawals={state.withdrawals}
              lostTime={state.lostTime}
              onTaken={state.loseTime}
              corrects={corrects}
            />
          </FormSection>
        );
      })}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={honeypotField}>{formCopy.spamTrap}</label>
        <input id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      {isShort && (
        <MoreButton type="button" onClick={() => setCorrectsMore(true)}>
          {formCopy.correctMore}
        </MoreButton>
      )}
      <SubmitRow
        sending={phase === 'sending'}
        isCorrection={corrects !== null}
        missing={missing}
        onPress={state.ask}
        privacy={privacy}
      />
      {phase === 'editing' && <WaitingNote />}
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  display: grid;
  align-content: start;

  label { font-weight: ${theme.weight.medium}; }
  ${callDisplay}
`;

const MoreButton = styled.button`
  ${plainButton}
  justify-self: start;
  margin-bottom: ${theme.space.x5};
  ${media.tablet} { margin-left: calc(${numberWidth} + ${theme.space.x4}); }
`;

/* A short version of "How it works", which desktops show beside the form. */
const InShort = styled.p`
  font-size: ${theme.size.small};
  line-height: 1.4;
  ${media.desktop} { display: none; }
`;

/* On the first title's line when both fit. */
const Required = styled.p`
  margin-bottom: ${theme.space.x4};
  ${media.phone} { margin-bottom: ${theme.space.x3}; }
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
  line-height: 1.4;
  @media (min-width: 75em) { position: absolute; top: 0.5rem; right: 0; margin: 0; }
`;
