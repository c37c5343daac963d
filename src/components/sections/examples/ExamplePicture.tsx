import type { ReactNode } from 'react';
import type { ExampleSlug } from '@/content/examples';

/** Each example's own picture, in its own colors: an arch and a smile, a pipe, a straight fringe. */
const pictures: Record<ExampleSlug, ReactNode> = {
  dentist: (
    <>
      <path fill="#bfe0d6" d="M20 240V120a100 100 0 0 1 200 0v120z" />
      <circle cx="172" cy="72" r="26" fill="#ff8a70" />
      <path
        fill="#fff"
        d="M72 118c0-32 30-40 48-26 18-14 48-6 48 26 0 30-14 44-18 74-2 20-18 20-20-2-1-14-4-22-10-22s-9 8-10 22c-2 22-18 22-20 2-4-30-18-44-18-74z"
      />
      <path
        d="M98 134q22 22 44 0M102 116h.01M138 116h.01"
        fill="none"
        stroke="#0f4a4c"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  ),
  plumber: (
    <>
      <path
        d="M0 60h96a34 34 0 0 1 34 34v34a34 34 0 0 0 34 34h76"
        fill="none"
        stroke="#ffdc3a"
        strokeWidth="34"
      />
      <path d="M52 36v48M130 104h.01M188 138v48" stroke="#0b1f6b" strokeWidth="10" />
      <path d="M108 106h44v16h-44z" fill="#0b1f6b" />
      <circle cx="130" cy="78" r="22" fill="none" stroke="#ff5a3c" strokeWidth="9" />
      <path d="M130 56v44M108 78h44" stroke="#ff5a3c" strokeWidth="6" />
    </>
  ),
  salon: (
    <>
      <circle cx="120" cy="120" r="104" fill="#f2b5a7" />
      <path fill="#fff1e4" d="M43 190c8-6 24-10 44-14h66c20 4 36 8 44 14a104 104 0 0 1-154 0z" />
      <path fill="#33102a" d="M68 112l104-11 4 60q-50 24-104 15z" />
      <path
        fill="#f0bfa2"
        d="M103 146h34v22c0 6 6 9 17 10-2 16-16 28-34 28s-32-12-34-28c11-1 17-4 17-10z"
      />
      <path fill="#d89a80" d="M103 150h34v16q-15 16-34 10z" />
      <g fill="none" strokeLinecap="round" transform="rotate(-7 120 176)">
        <path fill="#f7d0b5" d="M82 90h76v36c0 20-10 34-24 42-9 5-19 5-28 0-14-8-24-22-24-42z" />
        <path fill="#e9b193" d="M84 104q36-9 72 0l-3-14H87z" />
        <path
          fill="#4a1738"
          d="M120 24c46 0 71 34 71 86 0 26-4 47-14 65-10-1-17-6-23-14 4-15 6-31 4-48-1-6-2-10-4-14-22-5-46-5-68 0-2 4-3 8-4 14-2 17 0 33 4 48-6 8-13 13-23 14-10-18-14-39-14-65 0-52 25-86 71-86z"
        />
        <path
          stroke="#7d3560"
          strokeWidth="3"
          d="M65 94c3-25 17-42 38-49M175 122q0 20-4 34M68 128q0 14 4 28M106 89q0-12 3-20"
        />
        <path stroke="#4a1738" strokeWidth="4" d="M92 124q9 7 18 0M130 124q9 7 18 0" />
        <path stroke="#d89a80" strokeWidth="2.4" d="M121 128l-4 12h6" />
        <path fill="#b3263f" d="M107 151q7-5 13-2 6-3 13 2-5 9-13 9t-13-9z" />
      </g>
    </>
  ),
};

/** The picture on an example's website. Decorative. */
export function ExamplePicture({ slug }: { slug: ExampleSlug }) {
  return (
    <svg className="art" viewBox="0 0 240 240" aria-hidden="true">
      {pictures[slug]}
    </svg>
  );
}
