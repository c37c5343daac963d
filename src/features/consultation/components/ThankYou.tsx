import type { ReactNode } from 'react';
import styled from 'styled-components';
import { thankYouCopy } from '@/content/consultation';
import { paths } from '@/lib/paths';
import { media } from '@/styles/media';
import { panel } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** How the agency answers: by contact method, and for a call, whether its time is set. */
export type Reply = keyof typeof thankYouCopy.replies;

interface ThankYouProps {
  /** The social photo-sharing profile that the visitor is invited to follow. */
  instagramUrl: string;
  /** `unknown` where the form was sent without JavaScript. */
  reply: Reply;
  /** The booked call, where one was booked. */
  children?: ReactNode;
}

/**
 * The screen after sending: that the request was received, what happens next, and when. A plain
 * component, for the form's client code and for a page without any.
 */
export function ThankYou({ instagramUrl, reply, children }: ThankYouProps) {
  return (
    <Screen>
      <Lamp />
      <h1 id="thank-you" tabIndex={-1}>
        {thankYouCopy.title}
      </h1>
      <p data-lede="">
        {thankYouCopy.received} {thankYouCopy.replies[reply]}
      </p>
      {children}
      <h2>{thankYouCopy.nextTitle}</h2>
      <ol>
        {thankYouCopy.next.map(({ when, what }) => (
          <li key={when}>
            <strong>{when}</strong>
            <span>{what}</span>
          </li>
        ))}
      </ol>
      <p data-after="">
        <a
          className="button"
          data-variant="primary"
          href={instagramUrl}
          target="_blank"
          rel="noopener"
        >
          {thankYouCopy.follow}
        </a>
        <a className="button" data-variant="secondary" href={paths.home}>
          {thankYouCopy.home}
        </a>
      </p>
    </Screen>
  );
}

/** The logo's roof with its light on. */
function Lamp() {
  return (
    <svg
      viewBox="0 0 120 96"
      width="120"
      height="96"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="60" cy="62" r="34" fill={theme.color.signal} opacity="0.1" />
      <circle cx="60" cy="62" r="21" fill={theme.color.signal} opacity="0.16" />
      <path
        d="M14 84 60 10l46 74"
        stroke={theme.color.text}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="60" cy="62" r="10" fill={theme.color.signal} />
    </svg>
  );
}

const Screen = styled.section`
  ${panel}
  display: grid;
  gap: ${theme.space.x5};
  width: 100%;
  max-width: ${theme.width.form};
  margin-inline: auto;
  padding: clamp(1.5rem, 5vw, 4rem);

  h1 { font-size: ${theme.size.display}; line-height: ${theme.leading.display}; }
  [data-lede] { font-size: ${theme.size.lede}; line-height: 1.5; text-wrap: balance; }
  h2 { margin-top: ${theme.space.x4}; font-size: ${theme.size.heading}; }
  ol { display: grid; gap: ${theme.space.x4}; }
  ol > li {
    display: grid;
    gap: ${theme.space.x1} ${theme.space.x5};
    padding-left: ${theme.space.x4};
    border-left: 2px solid ${theme.color.line};
  }
  ol > li:first-child { border-color: ${theme.color.signal}; }
  ol > li span { color: ${theme.color.muted}; }
  [data-after] {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x3};
    margin-top: ${theme.space.x4};
  }
  ${media.wide} {
    ol > li { grid-template-columns: 9rem 1fr; }
  }
`;
