import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { formCopy } from '@/content/copy/consultation';
import {
  addOpening,
  addPhrase,
  hasPhrase,
  removePhrase,
} from '@/features/consultation/model/phrases';
import type { NameWords } from '@/features/visitorBusiness/browser/tradeIn';
import { tradeNamed, visitorBusiness } from '@/features/visitorBusiness/browser/visitorBusiness';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { useHydrated } from '../useHydrated';
import { useFieldValue } from './useFieldValue';

interface PhrasesProps {
  /** The id of their text field. */
  field: string;
  phrases: readonly string[];
  /** By the visitor's trade: an opening sentence, and others. */
  tradePhrases: Readonly<Record<string, readonly string[]>>;
  /** The words of a company's name that select its trade. */
  nameWords: NameWords;
}

/** Phrases that a tap adds to a text or removes from it. Hidden without script. */
export function Phrases({ field, phrases, tradePhrases, nameWords }: PhrasesProps) {
  const hydrated = useHydrated();
  const text = useFieldValue(field);
  const company = useFieldValue('company');
  const [own, setOwn] = useState<readonly string[]>([]);

  useEffect(() => {
    const { name } = visitorBusiness();
    const known = tradePhrases[tradeNamed(company, nameWords)];
    setOwn(known ?? (name ? [formCopy.opening(name)] : []));
  }, [company, tradePhrases, nameWords]);

  function toggle(phrase: string) {
    const element = document.getElementById(field) as HTMLTextAreaElement;
    const { value, maxLength } = element;
    const add = phrase === own[0] ? addOpening : addPhrase;
    const change = hasPhrase(value, phrase) ? removePhrase : add;
    const changed = change(value, phrase);
    if (changed.length > maxLength) return;
    element.value = changed;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <List aria-label={formCopy.phrases} data-idle={hydrated ? undefined : ''}>
      {[...own.slice(0, 1), ...phrases, ...own.slice(1)].map((phrase) => (
        <li key={phrase}>
          <button
            type="button"
            aria-pressed={hasPhrase(text, phrase)}
            onClick={() => toggle(phrase)}
          >
            {phrase}
          </button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x2};
  margin-block: ${theme.space.x1} ${theme.space.x2};

  /* Reserves their space until they work. */
  &[data-idle] { visibility: hidden; }
  ${media.noScript} { display: none; }
  @media print { display: none; }

  button {
    min-height: ${theme.height.target};
    padding: ${theme.space.x2} ${theme.space.x3};
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.round};
    background: ${theme.color.surface};
    font-size: ${theme.size.small};
    line-height: 1.2;
    transition: border-color ${theme.motion.quick};
  }
  button:hover { border-color: ${theme.color.cool}; background: ${theme.color.raised}; }
  button:focus-visible { border-radius: ${theme.radius.round}; }
  /* As wide as the check mark, so that nothing shifts on a tap. */
  button::before {
    content: '+' / '';
    display: inline-block;
    width: 1.1em;
    color: ${theme.color.muted};
    text-align: left;
  }
  button[aria-pressed='true'] {
    border-color: ${theme.color.signal};
    background: ${theme.color.signalDeep};
    &::before { content: '✓' / ''; color: ${theme.color.signal}; }
  }
  ${media.forcedColors} { button[aria-pressed='true'] { border: 3px solid Highlight; } }
  /* Rows without a hole at their end. */
  ${media.phone} { li { flex: auto; } button { width: 100%; } }
`;
