/** Kept by itself: it travels in every page's script. */
export const errorPage = {
  heading: 'Something went wrong on our side',
  text: 'Nothing you did caused it. Try again, or go back to the start.',
  retry: 'Try again',
  home: 'Go to the home page',
} as const;
