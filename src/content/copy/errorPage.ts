/** In its own file, because the script of every hydrated page includes it. */
export const errorPage = {
  heading: 'Something went wrong on our side',
  text: 'It’s not your fault. Try again, or go back to the home page.',
  retry: 'Try Again',
  home: 'Back to Home',
} as const;
