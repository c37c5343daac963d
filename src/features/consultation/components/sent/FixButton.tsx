import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { thankYouCopy } from '@/content/copy/consultation';
import { startCorrection } from '@/features/consultation/browser/draft';
import { openCorrection } from '@/features/consultation/browser/openCorrection';
import type { SentRequest } from '@/features/consultation/browser/sentRequest';
import { fields } from '@/features/consultation/model/fields';
import { plainButton } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { type Question, questionOf } from '../questionOf';

/** A field that Thank You repeats. */
export type Repeated = 'email' | 'phone';

interface FixButtonProps {
  sent: SentRequest;
  /** The repeated fields. */
  names: readonly Repeated[];
}

/**
 * Opens the form again, filled with what was sent, at the field to correct. It repeats the form's questions about the
 * fields, which nobody had to answer.
 */
export function FixButton({ sent, names }: FixButtonProps) {
  const [doubts, setDoubts] = useState<(Question & { name: Repeated })[]>([]);
  useEffect(() => {
    const doubtAbout = async (name: Repeated) => {
      const asked = await questionOf(sent[name], fields[name]);
      return asked ? [{ name, ...asked }] : [];
    };
    const ask = async () => {
      const asked = (await Promise.all(names.map(doubtAbout))).flat();
      if (asked.length > 0) setDoubts(asked);
    };
    // Without its code there is no question.
    ask().catch(() => undefined);
  }, [sent, names]);
  const [first = 'email', second] = names;
  // A doubt is easier to see.
  const look = doubts.length > 0 && { className: 'button', 'data-variant': 'primary' };

  /** @param taken what the form then has, besides what was sent */
  function fix(field: Repeated = doubts[0]?.name ?? first, taken: Record<string, string> = {}) {
    openCorrection(sent, field, (request, now) => startCorrection(request, now, taken));
  }
  return (
    <Fix>
      {doubts.map(({ name, text, suggestion }) => (
        <span key={name}>
          {text}{' '}
          {suggestion && (
            <>
              <button type="button" onClick={() => fix(name, { [name]: suggestion })}>
                {suggestion}
              </button>
              ?{' '}
            </>
          )}
        </span>
      ))}
      {doubts.length === 0 && thankYouCopy.wrong[second ? 'both' : first]}{' '}
      <button type="button" {...look} onClick={() => fix()}>
        {thankYouCopy.fix}
      </button>
    </Fix>
  );
}

const Fix = styled.span`
  display: block;
  > span { display: block; }
  .button { display: flex; width: fit-content; margin-top: ${theme.space.x3}; }
  button:not(.button) {
    ${plainButton}
    min-width: ${theme.height.target};
    text-align: start;
  }
  @media print { display: none; }
`;
