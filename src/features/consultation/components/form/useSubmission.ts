import { type Dispatch, type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { thankYouCopy } from '@/content/copy/consultation';
import { fieldValues } from '@/features/consultation/browser/formFields';
import type { SentRequest } from '@/features/consultation/browser/sentRequest';
import { submitForm } from '@/features/consultation/browser/submitForm';
import {
  callChange,
  missingForCall,
  withoutPassedCall,
} from '@/features/consultation/model/call/bookingChoice';
import type { ContactMethod } from '@/features/consultation/model/options';
import { callSectionId } from '@/lib/paths';
import { emailQuestion, phoneQuestion } from '../questionOf';
import type { FormAction, FormState } from './formReducer';
import { firstRefused } from './useFieldMessage';

interface SubmissionOptions {
  state: FormState;
  dispatch: Dispatch<FormAction>;
  /** IANA zone of the call's times. */
  timeZone: string;
  refreshNow: () => void;
}

/** The fields that a reply depends on, by contact method; both until one is chosen. */
const neededFor: Record<ContactMethod | '', readonly ('email' | 'phone')[]> = {
  email: ['email'],
  text: ['email', 'phone'],
  phone: ['email', 'phone'],
  '': ['email', 'phone'],
};

/** The question about a field that the reply depends on, in one text; null when there is none, or nothing in the field. */
function doubtAbout(name: 'email' | 'phone', value: string): string | null {
  if (value === '') return null;
  if (name === 'phone') return phoneQuestion(value);
  const question = emailQuestion(value);
  return question?.suggestion
    ? `${question.text} ${question.suggestion}?`
    : (question?.text ?? null);
}

/** The fields that Thank You names where they were corrected. */
const correctedNames = Object.keys(thankYouCopy.corrected);

interface Doubt {
  control: HTMLInputElement;
  question: string;
}

/**
 * Has the browser's validation, which follows a press on Submit, refuse what is in doubt among whatever else it refuses.
 * The next press sends.
 */
function refuseOnce(doubts: readonly Doubt[]): void {
  for (const { control, question } of doubts) control.setCustomValidity(question);
  setTimeout(() => {
    for (const { control } of doubts) control.setCustomValidity('');
  });
}

/**
 * What a press on Submit does. `ask`, before the browser validates: asks once more about an email address or a phone
 * number that the reply depends on. `submit`, after that: sends once, and shows Thank You whatever comes back.
 */
export function useSubmission({ state, dispatch, timeZone, refreshNow }: SubmissionOptions) {
  const { phase, choice, corrects } = state;
  /** What earlier presses have asked about. */
  const askedAbout = useRef(new Set<string>());

  function ask(form: HTMLFormElement): void {
    const doubts = neededFor[choice.contactMethod].flatMap((name): Doubt[] => {
      const control = form.elements.namedItem(name) as HTMLInputElement;
      const { value } = control;
      const question = doubtAbout(name, value);
      return question && value !== corrects?.fields?.[name] ? [{ control, question }] : [];
    });
    const isNew = ({ control }: Doubt) => !askedAbout.current.has(control.value);
    // A visitor who has more to correct may not have seen the questions.
    const isSeen = !firstRefused(form);
    if (doubts.some(isNew)) refuseOnce(doubts);
    if (isSeen) for (const { control } of doubts) askedAbout.current.add(control.value);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (phase !== 'editing') return;
    // The button at a question is never disabled.
    if (missingForCall(choice)) {
      document.getElementById(callSectionId)?.focus();
      return;
    }
    const now = new Date();
    if (withoutPassedCall(choice, timeZone, now) !== choice) {
      dispatch({ type: 'timePassed', timeZone, now });
      refreshNow();
      return;
    }
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name));
    const entered = fieldValues(form);
    let sent: SentRequest = {
      id: '',
      choice,
      email: text('email'),
      phone: text('phone'),
      fields: entered,
      corrected:
        corrects?.fields &&
        correctedNames.filter((name) => entered[name] !== corrects.fields?.[name]),
      callChange: corrects && callChange(corrects, choice),
    };
    dispatch({ type: 'submitted' });
    try {
      sent = await submitForm(data, sent, timeZone);
    } catch {
      console.error('Error submitting form');
    }
    // After a reload, Firefox restores what the controls contained when they were removed.
    form.reset();
    // Synchronous, because a message that the browser drops would stop React's scheduler
    // forever.
    flushSync(() => dispatch({ type: 'sent', sent }));
  }

  return { ask, submit };
}
