const paths = {
  left: 'M14 8H2M7 3L2 8l5 5',
  right: 'M2 8h12M9 3l5 5-5 5',
  down: 'M8 2v12M3 9l5 5 5-5',
} as const;

/**
 * Containers select it by `data-arrow`. Not a styled component: while a page hydrates, its `<style>` would be part of a
 * link's text.
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
