const paths = {
  left: 'M14 8H2M7 3L2 8l5 5',
  right: 'M2 8h12M9 3l5 5-5 5',
  down: 'M8 2v12M3 9l5 5 5-5',
} as const;

/**
 * An arrow in the color of the text. Decorative; containers select it by `data-arrow`. It stands in links, so it is not
 * a styled component: on a page that hydrates, the component's `<style>` would be part of the link's text.
 */
export function Arrow({ to }: { to: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="1rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-arrow=""
      aria-hidden="true"
    >
      <path d={paths[to]} />
    </svg>
  );
}
