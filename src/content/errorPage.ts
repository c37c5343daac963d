/** Kept by itself: it travels in every page's script. */
export const errorPage = {
  heading: 'Something went wrong on our side',
  text: 'It’s not your fault. Try again, or go back to the home page.',
  retry: 'Try again',
  home: 'Go to the home page',
} as const;
