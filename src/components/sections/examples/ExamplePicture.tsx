import type { ReactNode } from 'react';
import type { ExampleSlug } from '@/content/examples';

/** Each example's own picture, in its own colors: an arch and a smile, a pipe, a head of hair. */
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
      <circle cx="120" cy="120" r="104" fill="#e8a0a6" />
      <path fill="#f7dccb" d="M84 108h72v50a36 36 0 0 1-72 0z" />
      <path fill="#b3263f" d="M47 194a104 104 0 0 0 146 0q-10-12-34-16H81q-24 4-34 16z" />
      <path fill="#f7dccb" d="M104 176h32v16q-16 14-32 0z" />
      <path
        fill="#4a1738"
        d="M120 40c52 0 72 36 70 84-1 34 10 54 4 76-22 8-38-6-38-26v-62c-20 2-44-4-54-20-4 12-10 18-18 22v60c0 20-16 34-38 26-6-22 5-42 4-76-2-48 18-84 70-84z"
      />
      <path
        d="M104 158q16 12 32 0M100 132h12M128 132h12"
        fill="none"
        stroke="#4a1738"
        strokeWidth="4"
        strokeLinecap="round"
      />
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
